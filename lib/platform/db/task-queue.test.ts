import { isDatabaseAway } from "./refusals";
import { taskQueue } from "./task-queue";

/** A task that ends when it is told to. */
function aTask() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end: () => end() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("runs so many at once and the others in their order", async () => {
  const queue = taskQueue({ places: 2, patience: 60_000 });
  const tasks = [aTask(), aTask(), aTask(), aTask()];
  const begun: number[] = [];
  const all = tasks.map((task, index) =>
    queue.run(() => {
      begun.push(index);
      return task.run();
    }),
  );
  await settled();
  expect(begun).toEqual([0, 1]);
  tasks[1]?.end();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (const task of tasks) task.end();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it("gives the place of a failed task on", async () => {
  const queue = taskQueue({ places: 1, patience: 60_000 });
  const failed = queue.run(() => Promise.reject(new Error("broken")));
  const next = queue.run(() => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

it("sends away a task that waits too long, and keeps the order of the rest", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate"] });
  const queue = taskQueue({ places: 1, patience: 1_000 });
  const [long, next] = [aTask(), aTask()];
  const first = queue.run(long.run);
  const refused = queue.run(() => Promise.resolve()).catch((reason: unknown) => reason);
  await jest.advanceTimersByTimeAsync(999);
  const last = queue.run(next.run);
  await jest.advanceTimersByTimeAsync(1);
  expect(isDatabaseAway(await refused)).toBe(true);
  long.end();
  next.end();
  await Promise.all([first, last]);
  jest.useRealTimers();
});
