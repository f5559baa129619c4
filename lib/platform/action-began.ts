import { AsyncLocalStorage } from "node:async_hooks";

type Watched = { hasBegun: boolean };

// Next bundles this file anew for each page, while the server in front loads it once: they meet in one place of the process.
const place = Symbol.for("site.action-began");
const kept = globalThis as { [place]?: AsyncLocalStorage<Watched> };
const storage = (kept[place] ??= new AsyncLocalStorage<Watched>());

/** Runs a request; the body may ask whether a server action of ours has begun within it. */
export function watchAction<T>(body: (hasBegun: () => boolean) => T): T {
  const watched = { hasBegun: false };
  return storage.run(watched, () => body(() => watched.hasBegun));
}

/** Whether a server action has begun within this request; true where nobody watches. */
export function hasActionBegun(): boolean {
  return storage.getStore()?.hasBegun ?? true;
}

/** Said by an action once its arguments are known to be a form's: from there on a failure is ours, not the sender's. */
export function noteActionBegan(): void {
  const watched = storage.getStore();
  if (watched) watched.hasBegun = true;
}
