import { AsyncLocalStorage } from "node:async_hooks";

// The storage is on globalThis, because the server and the pages are compiled separately. Without globalThis, each of
// them would create a separate storage.
const key = Symbol.for("site.request-id");
const shared = globalThis as { [key]?: AsyncLocalStorage<string> };
const requestIds = (shared[key] ??= new AsyncLocalStorage<string>());

/** Runs a function that handles the request with this id. Every log line that the function writes contains the id. */
export function withRequestId<T>(id: string, run: () => T): T {
  return requestIds.run(id, run);
}

/** The id of the current request. Undefined in the worker and in scripts. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
