import { AsyncLocalStorage } from "node:async_hooks";

// One for the whole process: server and pages are compiled apart and have modules of their own.
const key = Symbol.for("site.request-id");
const shared = globalThis as { [key]?: AsyncLocalStorage<string> };
const requestIds = (shared[key] ??= new AsyncLocalStorage<string>());

/** Runs one request; whatever is logged within carries its id, which the answer names as `x-request-id`. */
export function withRequestId<T>(id: string, run: () => T): T {
  return requestIds.run(id, run);
}

/** The id of the request being answered; none in the worker and in scripts. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
