"""The OpenAPI document: every route with what it takes, what it answers, and every problem that it may answer instead."""

import inspect
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, Final

import msgspec
from starlette.responses import Response

from seaboard.server.bodies import Problem
from seaboard.server.problems import described
from seaboard.server.routes import BODY, JSON, Route, Wanted

PATH: Final = "/schema/openapi.json"
SCHEMA: Final = "#/components/schemas/{name}"


def document(routes: Iterable[Route]) -> dict[str, Any]:
    """The document of these routes."""
    listed = tuple(routes)
    types = [_type_of(each.answer) for each in listed] + [want.type for each in listed for want in each.wanted]
    schemas, parts = msgspec.json.schema_components([Problem, *types], ref_template=SCHEMA)
    schema_of = dict(zip(map(repr, [Problem, *types]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for each in listed:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Seaboard", "version": "1"},
        "paths": paths,
        "components": {"schemas": parts},
    }


def _type_of(answer: Any) -> Any:
    """What stands in the body of an answer: text, if the route writes it itself."""
    return str if answer is Response else answer


def _operation(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    answer = {"content": {route.media_type: {"schema": schema_of[repr(_type_of(route.answer))]}}}
    found: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": inspect.getdoc(route.handler),
        "parameters": [_parameter(want, schema_of) for want in route.wanted if want.name != BODY],
        "responses": {str(route.status): {"description": HTTPStatus(route.status).phrase, **answer}},
    }
    for status in route.problems:
        content = {JSON: {"schema": schema_of[repr(Problem)]}}
        found["responses"][str(status)] = {"description": described(status), "content": content}
    for want in route.wanted:
        if want.name == BODY:
            found["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[repr(want.type)]}}}
    return found


def _parameter(want: Wanted, schema_of: dict[str, Any]) -> dict[str, Any]:
    schema = schema_of[repr(want.type)]
    if want.is_in_path:
        return {"name": want.name, "in": "path", "required": True, "schema": schema}
    return {"name": want.name, "in": "query", "required": False, "schema": {**schema, "default": want.default}}
