import { AsyncLocalStorage } from "node:async_hooks";

type Sender = {
  readonly id: string;
  readonly address?: string | undefined;
  /** The browser's user agent. */
  readonly agent?: string | undefined;
  /** Whether the request has the cookie with which staff are signed in. */
  readonly isStaff?: boolean;
  /** The route without tokens and ids, for log lines. */
  readonly route?: string;
};

type RequestContext = Sender & {
  /** Whether a server action of this site has received its form. */
  hasActionStarted: boolean;
  /** Whether Next could not decode the form of the request. */
  isMalformed: boolean;
};

// The storage is on globalThis, because the server and the pages are compiled separately. Without globalThis, each of
// them would create a separate storage.
const key = Symbol.for("site.request");
const shared = globalThis as { [key]?: AsyncLocalStorage<RequestContext> };
const requests = (shared[key] ??= new AsyncLocalStorage<RequestContext>());

/**
 * Runs a function that handles the request with this id, from this IP address. Every log line that the function writes
 * contains the id.
 */
export function withRequest<T>(sender: Sender, run: () => T): T {
  return requests.run({ ...sender, hasActionStarted: false, isMalformed: false }, run);
}

/** The state of the current request. Undefined in the worker and in scripts. */
export function currentRequest(): RequestContext | undefined {
  return requests.getStore();
}

/** The id of the current request. Undefined in the worker and in scripts. */
export function currentRequestId(): string | undefined {
  return currentRequest()?.id;
}

/** The IP address of the client that sent the current request. Undefined in the worker and in scripts. */
export function currentClientAddress(): string | undefined {
  return currentRequest()?.address;
}

/** Records that an action of this site has received its form, so later errors of the request are errors of the site. */
export function markActionStart(): void {
  const request = currentRequest();
  if (request) request.hasActionStarted = true;
}
