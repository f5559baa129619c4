import { followChanges } from "./change-feed";

/** The streams that were opened, with the last one at the end. */
const streams: { url: string; close: jest.Mock; onopen?: () => void; onmessage?: (event: { data: string }) => void }[] =
  [];
let grant: (() => void) | undefined;

class Channel {
  private isClosed = false;
  postMessage(): void {
    // As in a browser.
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

it("passes on changes while there is a listener, and then closes the stream and the channel", () => {
  const heard: unknown[] = [];
  const stop = followChanges({ onEvent: (event) => heard.push(event) });
  grant?.();
  const [stream] = streams;
  stream?.onopen?.();
  stream?.onmessage?.({ data: '{"kind":"booking","id":"1"}' });
  stop();
  expect(stream?.close).toHaveBeenCalled();
  // The browser may still deliver what it had received.
  expect(() => stream?.onmessage?.({ data: '{"kind":"booking","id":"2"}' })).not.toThrow();
  expect(() => stream?.onopen?.()).not.toThrow();
  expect(heard).toEqual([{ kind: "booking", id: "1" }]);
});

it("opens no stream when the lock is granted after the last listener has left", () => {
  const opened = streams.length;
  const stop = followChanges({});
  stop();
  grant?.();
  expect(streams).toHaveLength(opened);
});

it("asks for the changes since the last stream was closed", () => {
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
