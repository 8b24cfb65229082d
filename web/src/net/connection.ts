// One WebSocket that does not give up: it greets, comes back with growing pauses, and sends again what was not answered.
import type { FromPage, Hello, ToPage } from '../protocol.gen.ts';
import { pageNow } from './clock.ts';
import { keep, recall } from './memory.ts';
import { Watch } from './watch.ts';

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const TOO_LARGE = 1009; // why a socket was closed: a message that nobody reads to its end

/** Why a table is gone while it is shown: there is no use in coming back. */
export const ENDED: ReadonlySet<string> = new Set(['deleted', 'closed']);

export type Line = 'opening' | 'open' | 'lost' | 'ended';

export interface Listener {
  hello: () => Hello;
  /** What is sent again after a break. */
  unanswered: () => FromPage[];
  heard: (message: ToPage) => void;
  line: (line: Line) => void;
}

export class Connection {
  #listener: Listener;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #greeted = false;
  #asked = 0;
  #watch = new Watch(
    () => this.#ask(),
    () => this.#leave(),
  );
  #wake = (): void => {
    if (document.hidden || this.#ended) return;
    if (!this.#socket) this.#open();
    else if (this.#greeted) this.#watch.ask(); // a device that slept may have lost it unawares
  };
  // A device that has left its network, or whose line is silent: the socket would stay open for minutes.
  #leave = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lose();
    socket.close();
  };

  constructor(listener: Listener) {
    this.#listener = listener;
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#leave);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  /** Say something, if somebody listens; false if nobody does. */
  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN || !(this.#greeted || message.kind === 'hello')) return false;
    this.#socket.send(JSON.stringify(message));
    this.#watch.said();
    return true;
  }

  /** Any answer will do; this one comes from every table, and is nobody else's. */
  #ask(): void {
    this.#asked = pageNow();
    this.send({ kind: 'ask_time', sent: this.#asked });
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#watch.stop();
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#leave);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
    this.#socket = null;
    this.#listener.line('ended');
  }

  #open(): void {
    clearTimeout(this.#timer);
    const address = new URL('/ws', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#greeted = false;
    this.#watch.open();
    socket.onopen = () => socket.send(JSON.stringify(this.#listener.hello()));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ToPage);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (event.code === TOO_LARGE) this.#hear({ kind: 'refused', request: null, code: 'oversize', reason: null, detail: '' });
      this.#lose();
    };
  }

  #lose(): void {
    this.#socket = null;
    this.#watch.stop();
    if (this.#ended) return;
    this.#listener.line('lost');
    this.#timer = setTimeout(() => this.#open(), this.#pause * (0.8 + 0.4 * Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #hear(message: ToPage): void {
    this.#watch.heard();
    if (message.kind === 'time' && message.sent === this.#asked) return;
    if (message.kind === 'reload') {
      this.#reload(message.build);
      return;
    }
    if (message.kind === 'refused' && (!this.#greeted || ENDED.has(message.code))) this.#ended = true; // there is no table
    const isFirst = (message.kind === 'resync' || message.kind === 'waiting') && !this.#greeted;
    if (isFirst) this.#greeted = true;
    this.#listener.heard(message);
    if (isFirst) {
      this.#pause = FIRST_PAUSE;
      this.#listener.line('open');
      for (const message of this.#listener.unanswered()) this.send(message);
    }
  }

  /** Load the page anew, once for a build: an old page in a cache must not turn in circles. */
  #reload(build: string): void {
    if (recall<string | null>('reloaded', null, 'session') === build) {
      this.end();
      this.#listener.heard({ kind: 'refused', request: null, code: 'old_page', reason: null, detail: '' });
      return;
    }
    keep('reloaded', build, 'session');
    location.reload();
  }
}
