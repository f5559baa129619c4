import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

import { routeRequest } from "../../lib/platform/i18n/request-route";

type Method = (...args: unknown[]) => ServerResponse;

/**
 * The size limit in bytes for pages and their compressed copies together. Each character of a page is counted as one
 * byte. The HTML strings are usually shared with Next's page cache, so they take little additional memory.
 */
const maxBytes = 16 * 1024 * 1024;

/**
 * Compressed copies of pages. The key is the HTML of the page, so that a copy is never sent for another version of the
 * page.
 */
const copies = new Map<string, Buffer>();
let bytes = 0;

/**
 * Compresses cached pages in place of Next. Next would compress a page again for each request, but this function keeps
 * the compressed copy for later requests. Next still decides which HTML is sent. Call this function before Next's
 * handler, because this function removes the request header that makes Next compress the page.
 */
export function compressCachedPage(request: IncomingMessage, response: ServerResponse, path: string): void {
  if (!isForCachedPage(request, path)) return;
  delete request.headers["accept-encoding"];
  const writeHead = response.writeHead.bind(response) as Method;
  const end = response.end.bind(response) as Method;
  let isCompressed = false;
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      // Next sets the content length only if it sends the whole page in one piece. Only such a page is compressed here.
      isCompressed = (status === 200 || status === 404) && response.hasHeader("content-length");
      if (isCompressed) {
        response.removeHeader("content-length");
        response.setHeader("content-encoding", "gzip");
      }
      return writeHead(status, ...rest);
    },
    end: (body: unknown, ...rest: unknown[]) => {
      if (!response.headersSent) response.writeHead(response.statusCode);
      return isCompressed ? end(compressedCopy(String(body))) : end(body, ...rest);
    },
  });
}

/**
 * Whether a request is for a cached page and accepts gzip, as all browsers do. Next itself compresses other responses,
 * such as router data.
 */
function isForCachedPage({ method, headers }: IncomingMessage, path: string): boolean {
  if (method !== "GET" || headers.rsc !== undefined) return false;
  if (!/(?:^|,)\s*gzip\s*(?:,|$)/i.test(String(headers["accept-encoding"] ?? ""))) return false;
  const destination = routeRequest({ pathname: path, isSignedIn: true });
  return destination.kind === "page" && destination.rendering === "prerendered";
}

/** Returns the compressed copy of a page. If the size limit is exceeded, deletes the least recently used copies. */
export function compressedCopy(html: string): Buffer {
  const copy = copies.get(html) ?? gzipSync(html);
  if (!copies.delete(html)) bytes += html.length + copy.length;
  copies.set(html, copy);
  for (const [oldest, { length }] of copies) {
    if (bytes <= maxBytes) break;
    copies.delete(oldest);
    bytes -= oldest.length + length;
  }
  return copy;
}
