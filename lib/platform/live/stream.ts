import { peekSession } from "../auth/sessions";
import type { Staff } from "../auth/staff";
import { isVisible } from "./changes";
import type { StaffChange } from "./changes";
import { recentEvents, subscribe } from "./subscribers";
import type { LiveEvent } from "./subscribers";

/**
 * Milliseconds between two events "beat". If the browser hears none for `longestSilence`, it takes the connection as
 * lost (components/desk/frame/change-feed.ts).
 */
const beatMs = 3_000;
/** The session is checked at every second beat. */
const beatsPerCheck = 2;
/** Changes are collected for this many milliseconds, so that repeated changes of a record are sent as one event. */
const collectMs = 200;
/**
 * If more than this number of records of one kind change within `collectMs`, one event without an id is sent for all
 * these records.
 */
const maxIds = 20;
/**
 * The maximum number of open streams of one staff member. The tabs of a browser share one stream, so the staff member
 * can use this many browsers at the same time.
 */
const maxStreams = 10;
/** A browser with more unread events than this has probably stopped reading, so its stream is closed. */
const maxUnread = 100;

const streams = new Map<string, number>();

/**
 * Opens a stream of server-sent events with the kinds and ids of changed records that the staff member may see. The
 * stream begins with the changes of the last `age` milliseconds, which the page may not show yet. It ends when the
 * session ends, the staff member's rights change or the server stops. It does not extend the session. Returns undefined
 * if the staff member already has `maxStreams` streams.
 */
export function openChangeStream(
  staff: Staff,
  signal: AbortSignal,
  age: number,
): ReadableStream<Uint8Array> | undefined {
  const count = streams.get(staff.id) ?? 0;
  if (count >= maxStreams) return undefined;
  streams.set(staff.id, count + 1);

  let close: () => void = () => undefined;
  return new ReadableStream({
    start(controller) {
      let isOpen = true;
      const send = (text: string) => {
        if (!isOpen) return;
        if ((controller.desiredSize ?? 0) < -maxUnread) return close();
        controller.enqueue(Buffer.from(text));
      };
      const collected = collector((changes) =>
        send(changes.map((change) => `data: ${JSON.stringify(change)}\n\n`).join("")),
      );
      const unsubscribe = subscribe((event) => receive(event));
      let beats = 0;
      const timer = setInterval(() => {
        send("event: beat\ndata:\n\n");
        beats += 1;
        if (beats % beatsPerCheck === 0) void check();
      }, beatMs);

      close = () => {
        if (!isOpen) return;
        isOpen = false;
        unsubscribe();
        clearInterval(timer);
        collected.cancel();
        release(staff.id);
        // If the browser has cancelled the stream, the controller is already closed.
        if (!signal.aborted) controller.close();
      };

      function receive(event: LiveEvent): void {
        if (event === "stop") return close();
        if (event === "all") collected.add("all");
        else if (isVisible(event, staff)) collected.add(event);
        if (event === "all" || (event.kind === "staff" && (event.id ?? staff.id) === staff.id)) void check();
      }

      /** Ends the stream if the session has ended or cannot be read, or if the staff member's rights have changed. */
      async function check(): Promise<void> {
        const current = await peekSession(staff.sessionId, Date.now()).catch(() => "unknown" as const);
        if (current === undefined) send("event: ended\ndata:\n\n");
        const isSame =
          typeof current === "object" && current.role === staff.role && current.adviserId === staff.adviserId;
        if (!isSame) close();
      }

      signal.addEventListener("abort", close);
      if (signal.aborted) return close();
      // The response headers are sent only with the first bytes, so the stream sends a line immediately.
      send("retry: 2000\n\n");
      for (const event of recentEvents(age)) if (event !== "stop") receive(event);
    },
    cancel: () => close(),
  });
}

function release(staffId: string): void {
  const left = (streams.get(staffId) ?? 1) - 1;
  if (left > 0) streams.set(staffId, left);
  else streams.delete(staffId);
}

/** `isOwn` is set for changes that this staff member made. */
type Sent = "all" | (Pick<StaffChange, "kind" | "id"> & { readonly isOwn?: true });

/** Collects changes for a moment and sends each change once. Many changes of one kind are sent as one change. */
function collector(send: (changes: readonly Sent[]) => void) {
  const byKind = new Map<string, Set<string | undefined>>();
  const own = new Set<string | undefined>();
  let isAll = false;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    timer = undefined;
    const changes: readonly Sent[] = isAll
      ? ["all"]
      : [...byKind].flatMap(([kind, ids]) => {
          const one = { kind: kind as StaffChange["kind"] };
          const mark = (isOwn: boolean) => (isOwn ? { isOwn: true as const } : {});
          if (ids.has(undefined)) return [one];
          if (ids.size > maxIds) return [{ ...one, ...mark([...ids].every((id) => own.has(id))) }];
          return [...ids].map((id) => ({ ...one, id, ...mark(own.has(id)) }));
        });
    byKind.clear();
    own.clear();
    isAll = false;
    if (changes.length > 0) send(changes);
  }

  return {
    add(event: StaffChange | "all") {
      if (event === "all") isAll = true;
      else if (event.by !== undefined) own.add(event.id);
      else byKind.set(event.kind, (byKind.get(event.kind) ?? new Set()).add(event.id));
      timer ??= setTimeout(flush, collectMs);
    },
    cancel: () => clearTimeout(timer),
  };
}
