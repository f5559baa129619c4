import type { ChangeKind } from "@/lib/platform/live/changes";

/**
 * "all": changes may have been missed. "ended": the session has ended. `isOwn`: the signed-in person made the change.
 */
export type FeedEvent = { readonly kind: ChangeKind; readonly id?: string; readonly isOwn?: true } | "all" | "ended";

/**
 * `lostAt` is when the connection was lost. It is undefined while the connection is open or is being opened for the
 * first time. `hasEnded`: the session has ended, so nothing can be sent until the person signs in.
 */
export type FeedStatus = { readonly lostAt?: number; readonly hasEnded?: true };

type Listener = { onEvent?(event: FeedEvent): void; onStatus?(status: FeedStatus): void };
type Message = { readonly event: FeedEvent } | { readonly status: FeedStatus } | "status?";

const name = "staff-changes";
const retry = { first: 2_000, longest: 30_000 };
/**
 * The server keeps each change for this many milliseconds, so that a new stream can ask for earlier changes
 * (lib/platform/live/subscribers.ts).
 */
const longestAge = 30_000;

/**
 * The server sends an event every three seconds (lib/platform/live/stream.ts). After this many milliseconds without
 * one, the connection counts as lost. A pulled cable causes no error for minutes.
 */
const longestSilence = 6_500;

/** The state of an EventSource that the server has refused. */
const closedState = 2;

const listeners = new Set<Listener>();
let status: FeedStatus = {};
let stop: (() => void) | undefined;
/**
 * When this tab last stopped following changes, in milliseconds of `performance.now()`. The initial value, 0, is when
 * the page was requested.
 */
let followedUntil = 0;

/**
 * Calls the listener for each change. All tabs of a browser share one stream: one tab holds a lock, reads the stream
 * and passes its events on to the other tabs. When that tab is closed or has no listeners left, another tab opens a
 * stream.
 */
export function followChanges(listener: Listener): () => void {
  listeners.add(listener);
  stop ??= start();
  listener.onStatus?.(status);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
    status = {};
    followedUntil = performance.now();
  };
}

function tell(event: FeedEvent): void {
  for (const { onEvent } of [...listeners]) onEvent?.(event);
}

function setStatus(next: FeedStatus): void {
  status = next;
  for (const { onStatus } of [...listeners]) onStatus?.(next);
}

function start(): () => void {
  // If the browser does not support locks or BroadcastChannel, for example on an insecure origin, each tab has its own
  // stream.
  if (!("locks" in navigator) || !("BroadcastChannel" in window)) return readStream({ tell, setStatus });

  const channel = new BroadcastChannel(name);
  const aborted = new AbortController();
  const post = (message: Message) => {
    if (!aborted.signal.aborted) channel.postMessage(message);
  };
  let isReading = false;
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === "status?") return isReading ? post({ status }) : undefined;
    if (isReading) return;
    if ("event" in data) tell(data.event);
    else setStatus(data.status);
  };
  post("status?");
  const read = () =>
    new Promise<void>((resolve) => {
      // The browser may grant the lock just when this tab stops listening.
      if (aborted.signal.aborted) return resolve();
      isReading = true;
      const close = readStream({
        tell: (event) => (tell(event), post({ event })),
        setStatus: (next) => (setStatus(next), post({ status: next })),
      });
      aborted.signal.addEventListener("abort", () => (close(), resolve()));
    });
  // The request for the lock is rejected if this tab stops listening before the lock is granted.
  navigator.locks.request(name, { signal: aborted.signal }, read).catch(() => undefined);
  return () => {
    aborted.abort();
    channel.close();
  };
}

type Reader = { tell(event: FeedEvent): void; setStatus(status: FeedStatus): void };

/** Reads the stream and opens it again when it breaks. Returns a function that closes it. */
function readStream(reader: Reader): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let wait = retry.first;
  let { lostAt, hasEnded = false as boolean } = status;

  function open(): void {
    // The stream begins with the changes since `followedUntil`, at most those of the last 30 seconds. If the connection
    // was lost, in this tab or in the tab that read the stream before, the server sends only new changes. Listeners
    // then get the event "all", because they may have missed changes.
    const age = lostAt === undefined ? Math.min(longestAge, Math.ceil(performance.now() - followedUntil)) : 0;
    const opened = new EventSource(`/api/staff/changes?age=${age}`);
    source = opened;
    listen();
    opened.onopen = () => {
      listen();
      const wasLost = lostAt !== undefined;
      wait = retry.first;
      lostAt = undefined;
      hasEnded = false;
      reader.setStatus({});
      if (wasLost) reader.tell("all");
    };
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      listen();
      reader.tell(JSON.parse(data) as FeedEvent);
    };
    opened.addEventListener("beat", listen);
    opened.addEventListener("ended", end);
    opened.onerror = () => {
      if (opened.readyState === closedState && !hasEnded) void askWhy(opened.url);
      lose();
    };
  }

  /** Waits for the next sign of life. */
  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(lose, longestSilence);
  }

  /** Finds out whether the server refused the stream because the session has ended. */
  async function askWhy(url: string): Promise<void> {
    const asked = new AbortController();
    const answer = await fetch(url, { signal: asked.signal }).catch(() => undefined);
    asked.abort();
    if (answer?.status === 401 && !hasEnded && lostAt !== undefined) end();
  }

  function end(): void {
    hasEnded = true;
    lose();
    reader.tell("ended");
  }

  function lose(): void {
    source?.close();
    clearTimeout(silence);
    clearTimeout(timer);
    lostAt ??= Date.now();
    reader.setStatus(hasEnded ? { lostAt, hasEnded } : { lostAt });
    timer = setTimeout(open, wait);
    wait = Math.min(wait * 2, retry.longest);
  }

  function reopen(): void {
    clearTimeout(timer);
    open();
  }

  const onOffline = () => lose();
  addEventListener("offline", onOffline);
  addEventListener("online", reopen);
  open();
  return () => {
    removeEventListener("offline", onOffline);
    removeEventListener("online", reopen);
    clearTimeout(timer);
    clearTimeout(silence);
    source?.close();
  };
}
