import { errorFields, log } from "./log";

function written(write: () => void): string[] {
  const lines: string[] = [];
  const spy = jest.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  write();
  spy.mockRestore();
  return lines;
}

it("writes one JSON line, of the levels that were asked for", () => {
  const lines = written(() => {
    log("error", "job.failed", { task: "sweep", count: 2 });
    log("info", "letter", { outcome: "sent" });
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/\}\n$/);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    level: "error",
    event: "job.failed",
    task: "sweep",
    count: 2,
  });
});

it("keeps class and codes of an error, and none of its words", () => {
  const refusal = Object.assign(new Error("550 No such person: zoe@example.org"), {
    code: "EENVELOPE",
    responseCode: 550,
    recipient: "zoe@example.org",
  });
  expect(errorFields(refusal)).toEqual({ error: "Error", code: "EENVELOPE", responseCode: 550 });
  expect(errorFields(new RangeError("x"))).toEqual({ error: "RangeError" });
  expect(errorFields("zoe@example.org")).toEqual({ error: "string" });
});
