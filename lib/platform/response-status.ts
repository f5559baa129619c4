import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

import { forbidden, notFound } from "next/navigation";

// The storage is on globalThis because the server and the pages are compiled separately and would otherwise each create
// their own.
const key = Symbol.for("site.response");
const shared = globalThis as { [key]?: AsyncLocalStorage<ServerResponse> };
const responses = (shared[key] ??= new AsyncLocalStorage<ServerResponse>());

/** Lets pages rendered within `run` set the status of this response. Only the server calls this. */
export function withResponse<T>(response: ServerResponse, run: () => T): T {
  return responses.run(response, run);
}

/**
 * Sets the response status to 404 before anything is streamed, for a page that is rendered on each request. The page
 * then shows its not-found screen. Next's `notFound()` would send an empty document that only JavaScript fills, so it
 * is only the fallback if our server does not run or the headers have been sent.
 */
export function setNotFoundStatus(): void {
  const response = responses.getStore();
  if (!response || response.headersSent) notFound();
  response.statusCode = 404;
}

/** Sets the status to 403, as `setNotFoundStatus` sets 404. The page then says that a permission is missing. */
export function setForbiddenStatus(): void {
  const response = responses.getStore();
  if (!response || response.headersSent) forbidden();
  response.statusCode = 403;
}
