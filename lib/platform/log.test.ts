import { log, logOncePerMinute } from "./log";
import { withRequest } from "./request/request-context";

function written(write: () => void): string[] {
  const lines: string[] = [];
  const spy = jest.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  write();
  spy.mockRestore();
  return lines;
}

it("writes an event as one JSON line if its level is enabled", () => {
  const lines = written(() => {
    log("error", "job.failed", { task: "sweep", count: 2 });
    log("info", "email", { outcome: "sent" });
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

it("adds the request's id to lines that are written during a request, and adds no id to other lines", async () => {
  const [inside = ""] = await withRequest({ id: "9f1c" }, async () => {
    await Promise.resolve();
    return written(() => log("error", "api.failed"));
  });
  expect(JSON.parse(inside)).toMatchObject({ event: "api.failed", request: "9f1c" });
  expect(JSON.parse(written(() => log("error", "api.failed"))[0] ?? "")).not.toHaveProperty("request");
});

it("writes at most one line per minute for a repeated event, with the number of omitted lines", () => {
  const lines = written(() => {
    for (const second of [0, 1, 30, 59, 60, 119, 120])
      logOncePerMinute("error", "request.malformed", { route: "/a" }, second * 1_000);
    logOncePerMinute("error", "request.malformed", { route: "/b" }, 1_000);
  }).map((line) => JSON.parse(line) as { route: string; leftOut?: number });
  expect(lines.map(({ route, leftOut }) => [route, leftOut])).toEqual([
    ["/a", undefined],
    ["/a", 3],
    ["/a", 1],
    ["/b", undefined],
  ]);
});
