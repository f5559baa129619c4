import { AsyncLocalStorage } from "node:async_hooks";

// The storage is on globalThis because the server and the pages are compiled separately and would each have one.
const key = Symbol.for("site.request-id");
const shared = globalThis as { [key]?: AsyncLocalStorage<string> };
const requestIds = (shared[key] ??= new AsyncLocalStorage<string>());

/** Runs a request. Log lines within it have its id, which the response has as `x-request-id`. */
export function withRequestId<T>(id: string, run: () => T): T {
  return requestIds.run(id, run);
}

/** The id of the current request; undefined in the worker and in scripts. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
