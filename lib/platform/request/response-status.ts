import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

import { forbidden, notFound } from "next/navigation";

// The storage is on globalThis, because the server and the pages are compiled separately. Without globalThis, each of
// them would create a separate storage.
const key = Symbol.for("site.response");
const shared = globalThis as { [key]?: AsyncLocalStorage<ServerResponse> };
const responses = (shared[key] ??= new AsyncLocalStorage<ServerResponse>());

/**
 * Calls `run`. Pages that are rendered during this call can set the status of `response`. Only the server calls
 * `withResponse`.
 */
export function withResponse<T>(response: ServerResponse, run: () => T): T {
  return responses.run(response, run);
}

/**
 * Sets the response status to 404. A page that is rendered for each request calls this before the response is streamed,
 * and then shows a not-found screen. Next's `notFound()` sends a document that stays empty without JavaScript. It is
 * therefore called only if Next runs without our server or if the headers have been sent.
 */
export function setNotFoundStatus(): void {
  const response = responses.getStore();
  if (!response || response.headersSent) notFound();
  response.statusCode = 404;
}

/** Like `setNotFoundStatus`, but sets the status to 403. The page then says that a permission is missing. */
export function setForbiddenStatus(): void {
  const response = responses.getStore();
  if (!response || response.headersSent) forbidden();
  response.statusCode = 403;
}

/** Sets the response status to 500 for a page that shows its other parts although one part failed. */
export function setErrorStatus(): void {
  const response = responses.getStore();
  if (response && !response.headersSent) response.statusCode = 500;
}

/**
 * Tells the browser to delete what it has cached of this site, including the pages that its Back button shows. Browsers
 * follow this header only on secure connections.
 */
export function clearBrowserCache(): void {
  const response = responses.getStore();
  if (response && !response.headersSent) response.setHeader("clear-site-data", '"cache"');
}
