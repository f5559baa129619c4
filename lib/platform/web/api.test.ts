import { z } from "zod";

import { route, unexpectedError } from "./api";
import { ok } from "../result";

const words = "zoe@example.org is unknown at db.internal:5432";

// By default, tests log only errors, but a test below expects a warning. The logger reads the level when it logs its
// first line, so the level is set before all tests.
beforeAll(() => void (process.env.LOG_LEVEL = "warn"));

/** Passes the error to `unexpectedError`. Returns the response and the lines that were logged. */
async function responseTo(error: unknown) {
  const lines: string[] = [];
  const stdout = jest.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const response = unexpectedError("bookings.create", error, "en");
  stdout.mockRestore();
  return {
    response,
    body: await response.text(),
    lines: lines.map((line) => JSON.parse(line) as unknown),
    text: lines.join(""),
  };
}

it("returns 503 while the database is unavailable and logs one warning with the handler's name", async () => {
  const { response, body, lines, text } = await responseTo(Object.assign(new Error(words), { code: "P1001" }));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(lines).toMatchObject([{ level: "warn", event: "api.unavailable", name: "bookings.create", code: "P1001" }]);
  expect(body + text).not.toMatch(/zoe|db\.internal/);
});

it("logs an outage that lasts at most once per minute", async () => {
  const error = Object.assign(new Error(words), { code: "P1001" });
  expect((await responseTo(error)).lines).toHaveLength(1);
  expect((await responseTo(error)).lines).toEqual([]);
});

it.each([
  ["a lock timeout", { cause: { originalCode: "55P03" } }],
  ["a statement timeout", { cause: { originalCode: "57014" } }],
  ["waiting too long for a free connection", { message: "timeout exceeded when trying to connect" }],
])("returns 504 after %s", async (_cause, error) => {
  const { response, body } = await responseTo(Object.assign(new Error(words), error));
  expect([response.status, response.headers.get("retry-after")]).toEqual([504, "5"]);
  expect(JSON.parse(body)).toMatchObject({
    error: { code: "GATEWAY_TIMEOUT", message: "The request timed out. Please try again later." },
  });
});

it.each([
  ["RESOURCE_ALREADY_EXISTS", 409, Object.assign(new Error(words), { code: "P2002" })],
  ["UNEXPECTED_ERROR", 500, words],
] as const)("returns the error code %s with status %s", async (code, status, error) => {
  const { response, body, lines } = await responseTo(error);
  expect(response.status).toBe(status);
  expect(JSON.parse(body)).toMatchObject({ error: { code } });
  expect(lines).toMatchObject([{ level: "error", event: "api.failed" }]);
});

it("returns 500 for an unknown error and logs the error without its message", async () => {
  const { response, body, lines, text } = await responseTo(new RangeError(words));
  expect(response.status).toBe(500);
  expect(lines).toMatchObject([{ level: "error", event: "api.failed", name: "bookings.create", error: "RangeError" }]);
  expect(body + text).not.toMatch(/zoe|db\.internal/);
});

it.each(["status", "retryAfter"])("returns 422 even if the invalid field is named %s", async (field) => {
  const handle = route({
    name: "test",
    limit: "read",
    schema: z.strictObject({}),
    run: () => Promise.resolve(ok(null)),
  });
  const request = new Request(`https://firm.example/api/test?${field}=%00`);
  const response = await handle(request, { params: Promise.resolve({}) });
  expect([response.status, response.headers.get("retry-after")]).toEqual([422, null]);
  expect(await response.json()).toMatchObject({ error: { code: "VALIDATION_ERROR", details: { [field]: [{}] } } });
});
