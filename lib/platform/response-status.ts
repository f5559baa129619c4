import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

import { forbidden, notFound } from "next/navigation";

// One for the whole process: server and pages are compiled apart and have modules of their own.
const key = Symbol.for("site.response");
const shared = globalThis as { [key]?: AsyncLocalStorage<ServerResponse> };
const responses = (shared[key] ??= new AsyncLocalStorage<ServerResponse>());

/** Lets pages rendered while `run` runs set the status of this response. For the server alone. */
export function withResponse<T>(response: ServerResponse, run: () => T): T {
  return responses.run(response, run);
}

/**
 * Makes the page being rendered per request a 404, in front of any await that streams; the page then shows its
 * not-found screen. `notFound()` sends an empty document which only a script can fill; it stays for servers that are not ours.
 */
export function answerNotFound(): void {
  const response = responses.getStore();
  if (!response || response.headersSent) notFound();
  response.statusCode = 404;
}

/** Makes the page being rendered per request a 403, as `answerNotFound` does a 404; the page then says that a permission is missing. */
export function answerForbidden(): void {
  const response = responses.getStore();
  if (!response || response.headersSent) forbidden();
  response.statusCode = 403;
}
