import { unexpectedError } from "./api";

const words = "zoe@example.org is unknown at db.internal:5432";

// The level is read with the first logged line. By default tests log only errors.
beforeAll(() => void (process.env.LOG_LEVEL = "warn"));

/** The response and the log line of one thrown error. */
async function answerTo(error: Error) {
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

it("answers 503 while the database is away and logs one warning with the call's name", async () => {
  const { response, body, lines, text } = await answerTo(Object.assign(new Error(words), { code: "P1001" }));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(lines).toMatchObject([{ level: "warn", event: "api.unavailable", name: "bookings.create", code: "P1001" }]);
  expect(body + text).not.toMatch(/zoe|db\.internal/);
});

it("answers 500 to every other error and logs it without its message", async () => {
  const { response, body, lines, text } = await answerTo(new RangeError(words));
  expect(response.status).toBe(500);
  expect(lines).toMatchObject([{ level: "error", event: "api.failed", name: "bookings.create", error: "RangeError" }]);
  expect(body + text).not.toMatch(/zoe|db\.internal/);
});
