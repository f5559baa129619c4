import { isDatabaseUnavailable } from "./refusals";
import { taskQueue } from "./task-queue";

/** Returns a task that runs until the test ends it. */
function aTask() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end: () => end() };
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

it("runs a limited number of tasks in parallel and starts the waiting tasks in order", async () => {
  const queue = taskQueue({ places: 2, timeoutMs: 60_000 });
  const tasks = [aTask(), aTask(), aTask(), aTask()];
  const started: number[] = [];
  const all = tasks.map((task, index) =>
    queue.run(() => {
      started.push(index);
      return task.run();
    }),
  );
  await nextTick();
  expect(started).toEqual([0, 1]);
  tasks[1]?.end();
  await nextTick();
  expect(started).toEqual([0, 1, 2]);
  for (const task of tasks) task.end();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3]);
});

it("runs the next task after a failed task", async () => {
  const queue = taskQueue({ places: 1, timeoutMs: 60_000 });
  const failed = queue.run(() => Promise.reject(new Error("broken")));
  const next = queue.run(() => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

it("rejects a task that waits too long, and runs the other tasks", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate"] });
  const queue = taskQueue({ places: 1, timeoutMs: 1_000 });
  const [long, next] = [aTask(), aTask()];
  const first = queue.run(long.run);
  const refused = queue.run(() => Promise.resolve()).catch((reason: unknown) => reason);
  await jest.advanceTimersByTimeAsync(999);
  const last = queue.run(next.run);
  await jest.advanceTimersByTimeAsync(1);
  expect(isDatabaseUnavailable(await refused)).toBe(true);
  long.end();
  next.end();
  await Promise.all([first, last]);
  jest.useRealTimers();
});
