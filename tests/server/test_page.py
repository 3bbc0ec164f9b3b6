"""The page and its headers."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from castillo.server import page
from tests.server.harness import Person, Server


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Castillo</title>")
    (folder / "assets" / "index-abc.js").write_text("console.log('plain')")
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(b"console.log('small')"))
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(page, "PAGE", folder)
    return folder


def test_every_path_is_the_page_and_files_are_files(server: Server, built: Path):
    me = Person(server.address)
    for path in ("/", "/table/abc", "/sit/abc/def", "/rules"):
        answer = me.http.get(path)
        assert answer.status_code == 200
        assert "<title>Castillo</title>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    script = me.http.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert script.text == "console.log('plain')"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    with me.http.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": "gzip"}) as small:
        assert small.headers["content-encoding"] == "gzip"
    unchanged = me.http.get("/assets/index-abc.js", headers={"if-none-match": script.headers["etag"]})
    assert unchanged.status_code == 304
    assert me.http.get("/assets/missing.js").status_code == 404


def test_nothing_outside_the_page_is_served(server: Server, built: Path):
    me = Person(server.address)
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%5csecret.txt"):
        assert "secret" not in me.http.get(path).text


def test_a_page_that_is_not_built_says_how(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(page, "PAGE", tmp_path / "nowhere")
    answer = Person(server.address).http.get("/")
    assert answer.status_code == 200
    assert "npm run build" in answer.text


def test_headers_are_strict_everywhere(server: Server, built: Path):
    me = Person(server.address)
    for path in ("/", "/api/catalogue", "/api/nothing", "/assets/index-abc.js"):
        headers = me.http.get(path).headers
        policy = headers["content-security-policy"]
        scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
        assert scripts == "script-src 'self'"
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_files_that_do_not_exist_are_not_the_page(server: Server, built: Path):
    me = Person(server.address)
    for path in ("/assets/nothing.js", "/assets/nothing", "/favicon.xyz", "/table/robots.txt"):
        assert me.http.get(path).status_code == 404, path
    for path in ("/", "/new", "/table/abc", "/sit/abc/def", "/watch/abc/def", "/device/abc", "/credits"):
        assert me.http.get(path).status_code == 200, path


def test_head_is_get_without_a_body(server: Server, built: Path):
    me = Person(server.address)
    me.me()
    table = me.open("me", "hot")["table"]["id"]
    paths = ("/", "/assets/index-abc.js", "/api/catalogue", "/api/texts/de", f"/api/tables/{table}/log", "/api/nothing")
    for path in paths:
        whole, head = me.http.get(path), me.http.head(path)
        assert head.status_code == whole.status_code, path
        assert head.content == b""
        assert head.headers["content-length"] == whole.headers["content-length"]
        assert head.headers["content-type"] == whole.headers["content-type"]


def test_who_came_by_https_comes_by_https_again(server: Server):
    me = Person(server.address)
    safe = me.http.get("/api/catalogue", headers={"x-forwarded-proto": "https"})
    assert safe.headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in me.http.get("/api/catalogue").headers
