import { once } from "node:events";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";

import { compressCachedPage, compressedCopy } from "./compress-page";

const html = `<!DOCTYPE html><p>${"Größe ".repeat(400)}</p>`;

type Given = {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly status?: number;
  readonly isStreamed?: boolean;
};

/**
 * Requests the page from a server that responds as Next does, and returns the response. In the result, `offered` is
 * the request's Accept-Encoding header after the call of `compressCachedPage`, which may remove it.
 */
async function receive({
  path = "/de/faq",
  method = "GET",
  headers = { "accept-encoding": "gzip, br" },
  status = 200,
  isStreamed = false,
}: Given = {}) {
  let offered: string | string[] | undefined;
  const server = createServer((request, response) => {
    compressCachedPage(request, response, path);
    offered = request.headers["accept-encoding"];
    response.statusCode = status;
    if (!isStreamed && status !== 304) response.setHeader("content-length", Buffer.byteLength(html));
    if (isStreamed) response.write(html.slice(0, 100));
    if (status === 304 || method === "HEAD") response.end();
    else response.end(isStreamed ? html.slice(100) : html);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const received = await new Promise<{ encoding: string | undefined; length: string | undefined; body: Buffer }>(
    (resolve) =>
      ask({ port, method, headers }, async (response) =>
        resolve({
          encoding: response.headers["content-encoding"],
          length: response.headers["content-length"],
          body: Buffer.concat(await response.toArray()),
        }),
      ).end(),
  );
  server.close();
  return { offered, ...received };
}

it.each([200, 404])("compresses a cached page with status %i, so that Next does not compress it", async (status) => {
  const { offered, encoding, length, body } = await receive({ status });
  expect([offered, encoding, length]).toEqual([undefined, "gzip", undefined]);
  expect(gunzipSync(body).toString()).toBe(html);
});

it.each<Given>([{ status: 500 }, { isStreamed: true }])("does not compress a response with %o", async (given) => {
  const { encoding, body } = await receive(given);
  expect([encoding, body.toString()]).toEqual([undefined, html]);
});

it("sends no body with a 304 response", async () => {
  const { encoding, body } = await receive({ status: 304 });
  expect([encoding, body.length]).toEqual([undefined, 0]);
});

it.each<Given>([
  { path: "/booking" },
  { path: "/api/services" },
  { path: "/_next/static/a.js" },
  { path: "/hipaa" },
  { method: "POST" },
  { method: "HEAD" },
  { headers: { "accept-encoding": "gzip", rsc: "1" } },
  { headers: { "accept-encoding": "br" } },
  { headers: { "accept-encoding": "gzip;q=0" } },
  { headers: { "accept-encoding": "gzip;q=0.2, identity" } },
])("leaves the compression to Next if the request has %o", async (given) => {
  const { offered, encoding } = await receive(given);
  expect([offered, encoding]).toEqual([given.headers?.["accept-encoding"] ?? "gzip, br", undefined]);
});

it("compresses the same HTML only once, but compresses changed HTML again", () => {
  const page = (text: string) => `<p>${text}</p>`;
  const first = compressedCopy(page("claimed"));
  expect(compressedCopy(page("claimed"))).toBe(first);
  expect(gunzipSync(compressedCopy(page("revoked"))).toString()).toBe(page("revoked"));
});

it("deletes the least recently used compressed copies when the size limit is reached", () => {
  const page = (id: number) => `${id}`.padEnd(1024 * 1024);
  const used = compressedCopy(page(0));
  const unused = compressedCopy(page(1));
  for (let id = 2; id < 20; id += 1) {
    compressedCopy(page(id));
    expect(compressedCopy(page(0))).toBe(used);
  }
  expect(compressedCopy(page(1))).not.toBe(unused);
  expect(compressedCopy(page(1))).toEqual(gzipSync(page(1)));
});
