import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";

import { openApiDocument } from "./document";

type Method = Record<
  string,
  {
    operationId: string;
    tags: string[];
    summary: string;
    description: string;
    responses: Record<string, { description?: string }>;
  }
>;

type Shapes = Readonly<Record<string, { readonly properties?: object }>>;
type Posted = {
  readonly post: {
    readonly requestBody: {
      readonly content: Record<"application/json", { readonly schema: { readonly properties: Shapes } }>;
    };
  };
};

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
  "/api/booking-draft/prepared",
  "/api/google-frame",
  "/api/calendar/[token]",
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

it("is valid OpenAPI 3.1 and keeps the recommended rules of Redocly", () => {
  const problems = execFileSync(process.execPath, ["scripts/testing/lint-openapi.mjs"], {
    input: JSON.stringify(document),
    encoding: "utf8",
  });
  expect(JSON.parse(problems)).toEqual([]);
});

it("states the limits that the server applies", () => {
  const bodyOf = (address: keyof typeof document.paths) =>
    (document.paths[address] as unknown as Posted).post.requestBody.content["application/json"].schema.properties;
  const { clientInfo } = bodyOf("/api/bookings");
  expect(clientInfo?.properties).toMatchObject({
    firstName: { minLength: 1, maxLength: 50 },
    email: { maxLength: 254 },
    phone: { minLength: 4, maxLength: 60 },
    additionalNotes: { maxLength: 500 },
  });
  expect(bodyOf("/api/contact")).toMatchObject({
    subject: { minLength: 5, maxLength: 150 },
    message: { minLength: 20, maxLength: 5_000 },
  });
  expect(JSON.stringify(document)).not.toContain("$schema");
});

it.each(operations)("$name states that a foreign Origin is refused", ({ responses }) => {
  expect(responses).toHaveProperty("403");
});

it.each(operations)("$name describes each response", ({ responses }) => {
  for (const { description } of Object.values(responses)) expect(description).toMatch(/\.$/);
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
