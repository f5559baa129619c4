import { readText } from "@/lib/transfers/read-text";

import { longestInPage, prepareWorker, readAnywhere } from "./read-anywhere";
import type { TextWorker } from "./read-anywhere";

const reader = { locale: "en-CA", country: "ca", today: "2026-03-20" };
const line = "2026-03-14 transfer to Trade Plus EUR 9.80\n";
const long = line.repeat(Math.ceil((longestInPage + 1) / line.length));

/** A worker whose answer the test decides. */
function workerWith(answer: (worker: TextWorker, message: unknown) => void) {
  const worker = { terminate: jest.fn(), onmessage: null, onerror: null } as unknown as TextWorker;
  worker.postMessage = jest.fn((message: unknown) => answer(worker, message));
  return worker;
}

const say = (worker: TextWorker, data: unknown) =>
  worker.onmessage?.call(worker as Worker, { data } as MessageEvent<unknown>);

it("is prepared when the worker says so, and uses no worker that failed to load", async () => {
  const failing = workerWith(() => undefined);
  const failed = prepareWorker(() => failing);
  failing.onerror?.call(failing as Worker, {} as ErrorEvent);
  await expect(failed).rejects.toThrow("cannot be loaded");
  const working = workerWith(() => undefined);
  const prepared = prepareWorker(() => working);
  say(working, "ready");
  await expect(prepared).resolves.toBeUndefined();
  // The prepared worker reads the first long text. A newer text ends it.
  const first = readAnywhere(long, reader);
  await readAnywhere(line, reader);
  expect(await first).toBeUndefined();
  expect(working.terminate).toHaveBeenCalled();
});

it("reads a short text in the page, without a worker", async () => {
  const create = jest.fn();
  expect(await readAnywhere(line, reader, create)).toEqual({ read: readText(line, reader) });
  expect(create).not.toHaveBeenCalled();
});

it.each([null, {}, { ...readText(line, reader), found: [{ transfer: {} }] }, "text"])(
  "refuses an answer of another shape: %j",
  async (answer) => {
    const worker = workerWith((it) => say(it, answer));
    expect(await readAnywhere(long, reader, () => worker)).toEqual({ problem: "failed" });
    expect(worker.terminate).toHaveBeenCalled();
  },
);

it("says that a browser has no workers", async () => {
  expect(
    await readAnywhere(long, reader, () => {
      throw new Error("no workers");
    }),
  ).toEqual({ problem: "failed" });
});

it("stops a read that takes too long", async () => {
  jest.useFakeTimers();
  const worker = workerWith(() => undefined);
  const reading = readAnywhere(long, reader, () => worker);
  jest.advanceTimersByTime(20_000);
  expect(await reading).toEqual({ problem: "slow" });
  expect(worker.terminate).toHaveBeenCalled();
  jest.useRealTimers();
});

it("forgets a read when a newer text is given", async () => {
  const slow = workerWith(() => undefined);
  const first = readAnywhere(long, reader, () => slow);
  expect(await readAnywhere(line, reader)).toHaveProperty("read");
  expect(await first).toBeUndefined();
  expect(slow.terminate).toHaveBeenCalled();
});

it("takes the answer of the worker, and uses the worker again", async () => {
  const worker = workerWith((it, message) => {
    say(it, "ready");
    say(it, readText((message as { text: string }).text, reader));
  });
  const create = jest.fn(() => worker);
  for (const text of [long, `${long}${line}`])
    expect(await readAnywhere(text, reader, create)).toEqual({ read: readText(text, reader) });
  expect(create).toHaveBeenCalledTimes(1);
});
