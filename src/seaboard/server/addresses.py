"""The addresses of this machine that others in the house can reach."""

import ipaddress
import socket
from collections.abc import Iterator
from typing import Final

HOME_NETWORKS: Final = tuple(map(ipaddress.ip_network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")))
FAR: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")  # no packet is sent to any of them


def own_addresses() -> tuple[str, ...]:
    """The private IPv4 addresses of this machine; the one on the way to the rest of the world comes first."""
    found = dict.fromkeys((*_towards(FAR), *_of_host_name()))
    return tuple(address for address in found if any(ipaddress.ip_address(address) in home for home in HOME_NETWORKS))


def _towards(others: tuple[str, ...]) -> Iterator[str]:
    """The address that a packet to each of these would be sent from. To connect a datagram socket sends nothing."""
    for other in others:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((other, 9))
            except OSError:  # no way there
                continue
            yield asking.getsockname()[0]


def _of_host_name() -> Iterator[str]:
    """What the system says this machine's name means."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:  # the name means nothing here
        return
    for *_, address in found:
        yield str(address[0])
