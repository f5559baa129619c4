import type { ServerResponse } from "node:http";

import { emptyPolicy, scriptPolicy } from "../../lib/platform/security/csp.mjs";

type WriteHead = (status: number, ...rest: unknown[]) => ServerResponse;

/** What tells a page from the data that the router fetches at the same address. */
const routerHeaders = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch";

/** Files made from records: when nothing is kept of them and the database is away, their crawler is to come back, not to forget them. */
const madeFromRecords = new Set(["/sitemap.xml", "/blog/rss.xml"]);

const isBuiltScript = /^\/_next\/static\/.+\.js$/;

/**
 * Adds, when the head of an answer is written, what its author left out: the policy of an answer that is no page, and on redirects how
 * long they may be kept and what they depend on. Next gives static files and its own redirects none of these. It cannot be set earlier,
 * since Next appends to a policy that is there, and two policies on a page forbid each other's scripts.
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
    // The headers of a 304 replace those of the page that the browser kept.
    if (status !== 304) setDefault("content-security-policy", isBuiltScript.test(path) ? scriptPolicy : emptyPolicy);
    if ([302, 303, 307].includes(status)) setDefault("cache-control", "no-store");
    if (status >= 300 && status < 400 && status !== 304) setDefault("vary", routerHeaders);
    return writeHead(status, ...rest);
  };
  Object.assign(response, { writeHead: completed });
}
