import { firstWait, lateMessages, lateRetries } from "./late-messages";

const response = (status: number) =>
  ({ ok: status === 200, status, json: async () => ({ loading: { page: "Wird geladen" } }) }) as Response;
const fetchMock = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

it("waits 350 ms before the second attempt, then doubles each wait, and fails after the sixth attempt", async () => {
  fetchMock.mockRejectedValue(new TypeError("offline"));
  const outcome = jest.fn();
  void lateMessages("de").catch(outcome);
  await jest.advanceTimersByTimeAsync(0);
  for (const [index, wait] of [350, 700, 1400, 2800, 5600].entries()) {
    expect(fetchMock).toHaveBeenCalledTimes(index + 1);
    await jest.advanceTimersByTimeAsync(wait - 1);
    expect(fetchMock).toHaveBeenCalledTimes(index + 1);
    await jest.advanceTimersByTimeAsync(1);
  }
  expect(fetchMock).toHaveBeenCalledTimes(6);
  expect(outcome).toHaveBeenCalledWith(new TypeError("offline"));
  expect([lateRetries, firstWait]).toEqual([5, 350]);
});

it("shares one fetch and its retry between simultaneous calls, and answers later calls without a fetch", async () => {
  fetchMock.mockResolvedValueOnce(response(503)).mockResolvedValue(response(200));
  const both = Promise.all([lateMessages("de"), lateMessages("de")]);
  await jest.advanceTimersByTimeAsync(firstWait);
  await expect(both).resolves.toMatchObject([
    { loading: { page: "Wird geladen" } },
    { loading: { page: "Wird geladen" } },
  ]);
  await lateMessages("de");
  expect(fetchMock.mock.calls).toEqual([["/locales/de/translation.json"], ["/locales/de/translation.json"]]);
});
