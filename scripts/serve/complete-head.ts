import type { ServerResponse } from "node:http";

import { emptyPolicy, scriptPolicy } from "../../lib/platform/security/csp.mjs";

type WriteHead = (status: number, ...rest: unknown[]) => ServerResponse;

/** Next uses these request headers to decide whether it sends the page or the router data at the same URL. */
const routerHeaders = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch";

/**
 * Files that are generated from records. If no copy is cached while the database is unavailable, the response is a 503,
 * because crawlers then retry. After a 500, they could drop the file.
 */
const madeFromRecords = new Set(["/sitemap.xml", "/blog/rss.xml"]);

const isBuiltScript = /^\/_next\/static\/.+\.js$/;

/**
 * Adds headers that Next omits. Responses that are not pages get a Content Security Policy. Redirects get Cache-Control
 * and Vary. The headers are added when the head of the response is written. Earlier would be wrong for pages: Next
 * appends its policy to an existing policy, and with two policies, each would block scripts that the other allows.
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
    // A 304 gets no policy, because the browser would replace the policy of the cached page with it.
    if (status !== 304) setDefault("content-security-policy", isBuiltScript.test(path) ? scriptPolicy : emptyPolicy);
    if ([302, 303, 307].includes(status)) setDefault("cache-control", "no-store");
    if (status >= 300 && status < 400 && status !== 304) setDefault("vary", routerHeaders);
    return writeHead(status, ...rest);
  };
  Object.assign(response, { writeHead: completed });
}
