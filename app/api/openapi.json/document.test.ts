import { readdirSync } from "node:fs";
import path from "node:path";

import { openApiDocument } from "./document";

type Method = Record<string, { operationId: string; tags: string[]; summary: string; description: string }>;

const document = openApiDocument();
const operations = Object.entries<Method>(document.paths).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${address}`, ...operation })),
);

/**
 * Paths that the OpenAPI document leaves out on purpose. `/api/documents`, for example, is only for the upload form on
 * a client's page: the response redirects to that page.
 */
const internal = [
  "/api/[[...rest]]",
  "/api/session/ended",
  "/api/openapi.json",
  "/api/documents",
  "/api/booking-draft",
];

const served = readdirSync("app/api", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts")
  .map((file) => path.posix.join("/api", path.dirname(file).replaceAll(path.sep, "/")))
  // Only the dashboard uses the paths under /api/staff/.
  .filter((address) => !internal.includes(address) && !address.startsWith("/api/staff/"))
  .map((address) => address.replace(/\[(\w+)\]/g, "{$1}"));

it("describes exactly the public paths that the server handles", () => {
  expect(Object.keys(document.paths).sort()).toEqual(served.sort());
});

it("gives every operation a unique id", () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.every((id) => /^[a-z][A-Za-z]+$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(operations)("$name has a declared tag, a summary and a description", ({ tags, summary, description }) => {
  expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(tags));
  expect(tags).toHaveLength(1);
  expect(summary).toMatch(/^[A-Z].+[^.]$/);
  expect(description).toMatch(/\.$/);
});

it("contains every schema that a $ref points to", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, name] of references) expect(document.components.schemas).toHaveProperty(name ?? "");
});
