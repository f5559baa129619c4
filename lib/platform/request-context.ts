import { AsyncLocalStorage } from "node:async_hooks";

// The storage is on globalThis, because the server and the pages are compiled separately and would otherwise each
// create their own.
const key = Symbol.for("site.request-id");
const shared = globalThis as { [key]?: AsyncLocalStorage<string> };
const requestIds = (shared[key] ??= new AsyncLocalStorage<string>());

/** Runs a request with an id. Log lines within it contain the id, and the response has it as `x-request-id`. */
export function withRequestId<T>(id: string, run: () => T): T {
  return requestIds.run(id, run);
}

/** The id of the current request. Undefined in the worker and in scripts. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
