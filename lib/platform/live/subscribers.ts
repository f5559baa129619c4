import type { StaffChange } from "./changes";

/** "all" means that changes may have been missed. "stop" means that the server is stopping. */
export type LiveEvent = StaffChange | "all" | "stop";

type Listener = (event: LiveEvent) => void;

/** How long, in milliseconds, a change is kept for streams that open after the change. */
export const keptFor = 30_000;
/** The maximum number of changes that are kept. If a new stream needs more changes, it gets the event "all" instead. */
const maxKept = 1_000;

type State = {
  readonly listeners: Set<Listener>;
  recent: readonly { readonly at: number; readonly event: LiveEvent }[];
};

/** The state is stored on globalThis, because the server and Next's bundles each load a copy of this module. */
const place = Symbol.for("live.subscribers");
const globals = globalThis as { [place]?: State };
const state = () => (globals[place] ??= { listeners: new Set(), recent: [] });

/** Calls the listener for each event until the returned function is called. */
export function subscribe(listener: Listener): () => void {
  state().listeners.add(listener);
  return () => void state().listeners.delete(listener);
}

/** Sends an event to all listeners of this process and keeps the event for streams that open soon after it. */
export function publish(event: LiveEvent): void {
  const { listeners, recent } = state();
  const now = Date.now();
  state().recent = [...recent.filter(({ at }) => at > now - keptFor), { at: now, event }].slice(-maxKept);
  for (const listener of [...listeners]) listener(event);
}

/**
 * Returns the events of the last `age` milliseconds, or only "all" if some of them may have been dropped because of
 * `maxKept`. `age` must be at most `keptFor`.
 */
export function recentEvents(age: number): readonly LiveEvent[] {
  const { recent } = state();
  const since = Date.now() - age;
  const isCut = recent.length === maxKept && (recent[0]?.at ?? since) > since;
  return isCut ? ["all"] : recent.filter(({ at }) => at >= since).map(({ event }) => event);
}
