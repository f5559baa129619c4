import { followChanges } from "./change-feed";

/** The streams that were opened, with the latest stream at the end. */
const streams: { url: string; close: jest.Mock; onopen?: () => void; onmessage?: (event: { data: string }) => void }[] =
  [];
let grant: (() => void) | undefined;
/** Delivers a message of another tab to the channel that was opened last. */
let receive: ((data: unknown) => void) | undefined;

class Channel {
  private isClosed = false;
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    receive = (data) => this.onmessage?.({ data });
  }
  postMessage(): void {
    // A browser's channel throws in the same way if it is used after it was closed.
    if (this.isClosed) throw new Error("Channel is closed");
  }
  close(): void {
    this.isClosed = true;
  }
}

beforeAll(() => {
  Object.assign(window, {
    BroadcastChannel: Channel,
    EventSource: function open(url: string) {
      const stream = { url, close: jest.fn(), addEventListener: jest.fn() };
      streams.push(stream);
      return stream;
    },
  });
  const request = (_name: string, _options: object, read: () => Promise<void>) =>
    new Promise<void>((resolve) => (grant = () => void read().then(resolve)));
  Object.defineProperty(navigator, "locks", { value: { request } });
});

it("followChanges passes changes to its listener, and closes stream and channel when the listener stops", () => {
  const heard: unknown[] = [];
  const stop = followChanges({ onEvent: (event) => heard.push(event) });
  grant?.();
  const [stream] = streams;
  stream?.onopen?.();
  stream?.onmessage?.({ data: '{"kind":"booking","id":"1"}' });
  stop();
  expect(stream?.close).toHaveBeenCalled();
  // The browser may still deliver a message that it received before the stream was closed.
  expect(() => stream?.onmessage?.({ data: '{"kind":"booking","id":"2"}' })).not.toThrow();
  expect(() => stream?.onopen?.()).not.toThrow();
  expect(heard).toEqual([{ kind: "booking", id: "1" }]);
});

it("followChanges opens no stream if the browser grants it the lock after the last listener has stopped", () => {
  const opened = streams.length;
  const stop = followChanges({});
  stop();
  grant?.();
  expect(streams).toHaveLength(opened);
});

it("followChanges reports that changes may have been missed if the tab takes over a lost connection", () => {
  const heard: unknown[] = [];
  const stop = followChanges({ onEvent: (event) => heard.push(event) });
  receive?.({ status: { lostAt: Date.now() - 60_000 } });
  grant?.();
  streams.at(-1)?.onopen?.();
  stop();
  expect(heard).toEqual(["all"]);
});

it("followChanges reports no missed changes if the tab takes over an open connection", () => {
  const heard: unknown[] = [];
  const stop = followChanges({ onEvent: (event) => heard.push(event) });
  receive?.({ status: {} });
  grant?.();
  streams.at(-1)?.onopen?.();
  stop();
  expect(heard).toEqual([]);
});

it("a new stream requests the changes since the previous listener stopped, but none older than 30 seconds", () => {
  const ageOf = () => Number(new URL(streams.at(-1)?.url ?? "", location.href).searchParams.get("age"));
  const now = jest.spyOn(performance, "now").mockReturnValue(50_000);
  followChanges({})();
  now.mockReturnValue(50_700);
  const stop = followChanges({});
  grant?.();
  expect(ageOf()).toBe(700);
  stop();
  now.mockReturnValue(99_000);
  followChanges({});
  grant?.();
  expect(ageOf()).toBe(30_000);
});
