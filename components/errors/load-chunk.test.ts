import { chunkTimeout, lateChunk, loadChunk, missingChunk } from "./load-chunk";

const never = () => new Promise<never>(() => {});

afterEach(() => jest.useRealTimers());

describe("a chunk that is loaded on demand", () => {
  it("resolves to the module and leaves no timer running", async () => {
    jest.useFakeTimers();
    await expect(loadChunk("form", async () => 7)).resolves.toBe(7);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("fails if it has not loaded after 120 seconds", async () => {
    jest.useFakeTimers();
    const outcome = jest.fn();
    void loadChunk("form", never).catch((error: Error) => outcome(`${error.name}: ${error.message}`));
    await jest.advanceTimersByTimeAsync(chunkTimeout - 1);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith("ChunkLoadError: Loading chunk form failed");
    expect(chunkTimeout).toBe(120_000);
  });

  it("fails with a ChunkLoadError that contains the network error as its cause", async () => {
    const cause = new TypeError("Failed to fetch");
    await expect(loadChunk("form", () => Promise.reject(cause))).rejects.toMatchObject({
      message: "Loading chunk form failed",
      cause,
    });
  });

  it("is requested once for simultaneous callers, and is requested again after a failure", async () => {
    const load = jest.fn<Promise<number>, []>().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(7);
    const late = lateChunk("form", load);
    await expect(Promise.allSettled([late(), late()])).resolves.toMatchObject([
      { status: "rejected" },
      { status: "rejected" },
    ]);
    expect(load).toHaveBeenCalledTimes(1);
    await expect(Promise.all([late(), late()])).resolves.toEqual([7, 7]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it.each([
  ["Loading chunk form failed", "form"],
  ["Failed to load chunk /_next/static/chunks/0ab-c1.js from module 17", "0ab-c1.js"],
])("the chunk's name is read from “%s”", (message, name) => {
  expect(missingChunk(Object.assign(new Error(message), { name: "ChunkLoadError" }))).toBe(name);
  expect(missingChunk(new Error(message))).toBeUndefined();
});
