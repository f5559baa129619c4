import { followChanges } from "./change-feed";
import type { FeedStatus } from "./change-feed";

/** The streams that were opened, with the latest stream at the end. */
const streams: {
  url: string;
  close: jest.Mock;
  readyState: number;
  events: Record<string, () => void>;
  onopen?: () => void;
  onerror?: () => void;
  onmessage?: (event: { data: string }) => void;
}[] = [];
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
      const events: Record<string, () => void> = {};
      const addEventListener = (name: string, run: () => void) => void (events[name] = run);
      const stream = { url, close: jest.fn(), readyState: 1, events, addEventListener };
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
  const stopLast = followChanges({});
  grant?.();
  expect(ageOf()).toBe(30_000);
  stopLast();
  now.mockRestore();
});

describe("the state of the connection", () => {
  const statuses: FeedStatus[] = [];
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    statuses.length = 0;
    stop = followChanges({ onStatus: (next) => statuses.push(next) });
    grant?.();
    streams.at(-1)?.onopen?.();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  const isLost = () => statuses.at(-1)?.lostAt !== undefined;

  it("is lost after a silence of ten seconds at most, and stays open while the server sends beats", () => {
    for (const _ of [1, 2, 3, 4]) {
      jest.advanceTimersByTime(3_000);
      streams.at(-1)?.events.beat?.();
    }
    expect(isLost()).toBe(false);
    jest.advanceTimersByTime(7_000);
    expect(isLost()).toBe(true);
  });

  it("is lost when the browser goes offline, and a stream is opened as soon as it is online", () => {
    dispatchEvent(new Event("offline"));
    expect(isLost()).toBe(true);
    const opened = streams.length;
    dispatchEvent(new Event("online"));
    expect(streams).toHaveLength(opened + 1);
    streams.at(-1)?.onopen?.();
    expect(isLost()).toBe(false);
  });

  it("says that the session has ended, also if the server refuses the stream", async () => {
    streams.at(-1)?.events.ended?.();
    expect(statuses.at(-1)?.hasEnded).toBe(true);
    jest.advanceTimersByTime(2_000);
    streams.at(-1)?.onopen?.();
    expect(statuses.at(-1)).toEqual({});
    const asked = jest.fn(() => Promise.resolve({ status: 401 }));
    Object.assign(window, { fetch: asked });
    const stream = streams.at(-1);
    if (stream) stream.readyState = 2;
    stream?.onerror?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(statuses.at(-1)?.hasEnded).toBe(true);
  });
});
