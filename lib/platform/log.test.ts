import { log } from "./log";
import { withRequestId } from "./request-context";

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

it("adds the id of the request being answered, and none outside of requests", async () => {
  const [inside = ""] = await withRequestId("9f1c", async () => {
    await Promise.resolve();
    return written(() => log("error", "api.failed"));
  });
  expect(JSON.parse(inside)).toMatchObject({ event: "api.failed", request: "9f1c" });
  expect(JSON.parse(written(() => log("error", "api.failed"))[0] ?? "")).not.toHaveProperty("request");
});
