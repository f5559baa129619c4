import type { ServerResponse } from "node:http";

import { downloadPolicy, emptyPolicy, scriptPolicy } from "../../lib/platform/security/csp.mjs";

type WriteHead = (status: number, ...rest: unknown[]) => ServerResponse;

/** Next uses these request headers to decide whether it sends the page or the router data at the same URL. */
export const routerHeaders = ["rsc", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch"];

/**
 * Files that are generated from database records. Next responds with a 500 if the database is unavailable and no copy
 * is cached. This 500 becomes a 503: crawlers retry after a 503, but may drop the file after a 500.
 */
const madeFromRecords = new Set(["/sitemap.xml", "/blog/rss.xml"]);

const isBuiltScript = /^\/_next\/static\/.+\.js$/;

/**
 * Adds headers that Next omits. Responses without a Content Security Policy of their own get one. Redirects get Vary,
 * and temporary redirects also get Cache-Control. The headers are added only when the head of the response is written.
 * If a policy were set earlier, Next would append the page's own policy to it, and each policy would block scripts that
 * the other allows.
 */
export function completeHead(response: ServerResponse, path: string): void {
  const writeHead = response.writeHead.bind(response) as WriteHead;
  const setDefault = (name: string, value: string) => {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  };
  const completed: WriteHead = (given, ...rest) => {
    const isAway = given === 500 && madeFromRecords.has(path);
    const status = isAway ? 503 : given;
    if (isAway) setDefault("retry-after", "60");
    // A 304 gets no policy, because the browser would apply this policy to the cached page.
    if (status !== 304) setDefault("content-security-policy", policyOf(response, path));
    if ([302, 303, 307].includes(status)) setDefault("cache-control", "no-store");
    if (status >= 300 && status < 400 && status !== 304) setDefault("vary", routerHeaders.join(", "));
    return writeHead(status, ...rest);
  };
  Object.assign(response, { writeHead: completed });
}

function policyOf(response: ServerResponse, path: string): string {
  if (isBuiltScript.test(path)) return scriptPolicy;
  return /^attachment\b/i.test(String(response.getHeader("content-disposition"))) ? downloadPolicy : emptyPolicy;
}
