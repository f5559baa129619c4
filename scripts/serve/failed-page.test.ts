import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";

import { addTextWithoutScript } from "./failed-page";

const shell =
  '<!DOCTYPE html><html id="__next_error__"><head><script src="/a.js"></script></head><body><script>1</script></body></html>';

type Given = { readonly path?: string; readonly status?: number; readonly type?: string; readonly isPacked?: boolean };

/** Serves `shell` in two parts, as a stream does, and returns the document that arrives. */
async function send({
  path = "/de/booking",
  status = 500,
  type = "text/html; charset=utf-8",
  isPacked = false,
}: Given): Promise<string> {
  const server = createServer((_request, response) => {
    addTextWithoutScript(response, path);
    response.statusCode = status;
    response.setHeader("content-type", type);
    if (isPacked) response.setHeader("content-encoding", "gzip");
    const body = isPacked ? gzipSync(shell) : Buffer.from(shell);
    response.write(body.subarray(0, 30));
    response.end(body.subarray(30));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const body = await new Promise<Buffer>((resolve) =>
    ask({ port }, async (response) => resolve(Buffer.concat(await response.toArray()))).end(),
  );
  await new Promise((resolve) => server.close(resolve));
  return (isPacked ? gunzipSync(body) : body).toString();
}

test.each([
  ["/booking", "en", "Booking System Error", "/"],
  ["/faq", "en", "Something went wrong", "/"],
  ["/de/booking/manage/x", "de", "Bei der Buchung ist ein Fehler aufgetreten", "/de"],
  ["/fr-ca/login", "fr-CA", "Un problème est survenu", "/fr-ca"],
])("adds a text for visitors without JavaScript to the failed page at %s", async (path, language, title, home) => {
  for (const isPacked of [false, true]) {
    const html = await send({ path, isPacked });
    expect(html).toContain(`<html lang="${language}" id="__next_error__"><head><title>${title}</title>`);
    expect(html).toContain(`<noscript><main><h1>${title}</h1>`);
    expect(html).toContain(`<a href="${home}">`);
    expect(html).toMatch(/<a href="tel:\+\d+">[^<]+<\/a>, <a href="mailto:[^"@]+@[^"]+">/);
    expect(html).toContain('<script src="/a.js"></script>');
  }
});

test("the failed page for managing an appointment says that the appointment is still valid", async () => {
  expect(await send({ path: "/booking/manage/token" })).toContain("An appointment you have made still stands.");
});

test.each([{ status: 200 }, { status: 404 }, { type: "text/plain" }])(
  "does not change a response with %o",
  async (given) => {
    expect(await send(given)).toBe(shell);
  },
);
