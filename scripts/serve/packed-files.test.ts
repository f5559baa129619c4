import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { scriptPolicy } from "../../lib/platform/security/csp.mjs";
import { openPackedFiles, packFiles } from "./packed-files";
import type { PackedFiles } from "./packed-files";
import { createGuardedServer } from "./server";
import type { Handler } from "./server";

const folder = mkdtempSync(join(tmpdir(), "packed-"));
const script = "console.log('the same line');\n".repeat(100);
let files: PackedFiles;

beforeAll(async () => {
  mkdirSync(join(folder, "chunks/[id]"), { recursive: true });
  for (const path of ["chunks/main.js", "chunks/[id]/page.js", "font.woff2"]) writeFileSync(join(folder, path), script);
  await packFiles(folder);
  files = await openPackedFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip;q=1.0, br;q=0", "gzip", gunzipSync],
])("finds the smallest form for a browser that accepts %s", async (accepted, encoding, unpack) => {
  const found = files("/_next/static/chunks/main.js", accepted);
  expect(found?.headers).toMatchObject({
    "content-encoding": encoding,
    "content-type": "application/javascript; charset=UTF-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(unpack((await found?.read()) ?? "").toString()).toBe(script);
});

it("finds files whose names are encoded in the address", () => {
  expect(files("/_next/static/chunks/%5Bid%5D/page.js", "br")).toBeDefined();
});

it.each([
  ["a browser that accepts none", "/_next/static/chunks/main.js", undefined],
  ["a font", "/_next/static/font.woff2", "br"],
  ["an unknown file", "/_next/static/chunks/none.js", "br"],
  ["a broken address", "/_next/static/chunks/%E0%A4%A.js", "br"],
  ["a file outside the folder", "/_next/static/../../server/page.js", "br"],
  ["another address", "/chunks/main.js", "br"],
])("leaves %s to Next", (_what, path, accepted) => {
  expect(files(path, accepted)).toBeUndefined();
});

test("the server sends the compressed form with the policy of scripts, and asks Next if it cannot be read", async () => {
  const next: Handler = async (_request, response) => void response.end("by Next");
  const guarded = { siteUrl: "http://localhost:3000", hops: 0, build: "b1", headers: {}, handler: next };
  const server = createGuardedServer({ ...guarded, packed: files });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static/chunks`;
  const script = await fetch(`${url}/main.js`, { headers: { "accept-encoding": "br" } });
  expect(script.headers.get("content-encoding")).toBe("br");
  expect(script.headers.get("content-security-policy")).toBe(scriptPolicy);
  expect(await script.text()).toMatch(/^console\.log/);
  rmSync(join(folder, "chunks/[id]/page.js.br"));
  expect(await (await fetch(`${url}/[id]/page.js`, { headers: { "accept-encoding": "br" } })).text()).toBe("by Next");
  await new Promise((resolve) => server.close(resolve));
});
