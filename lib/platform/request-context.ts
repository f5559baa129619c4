import { AsyncLocalStorage } from "node:async_hooks";

type RequestContext = { readonly id: string; readonly address?: string | undefined };

// The storage is on globalThis, because the server and the pages are compiled separately. Without globalThis, each of
// them would create a separate storage.
const key = Symbol.for("site.request");
const shared = globalThis as { [key]?: AsyncLocalStorage<RequestContext> };
const requests = (shared[key] ??= new AsyncLocalStorage<RequestContext>());

/**
 * Runs a function that handles the request with this id, from this IP address. Every log line that the function writes
 * contains the id.
 */
export function withRequest<T>(context: RequestContext, run: () => T): T {
  return requests.run(context, run);
}

/** The id of the current request. Undefined in the worker and in scripts. */
export function currentRequestId(): string | undefined {
  return requests.getStore()?.id;
}

/** The IP address of the client that sent the current request. Undefined in the worker and in scripts. */
export function currentClientAddress(): string | undefined {
  return requests.getStore()?.address;
}
