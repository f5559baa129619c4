import type { ServerResponse } from "node:http";

import { emptyPolicy, scriptPolicy } from "../../lib/platform/security/csp.mjs";

type WriteHead = (status: number, ...rest: unknown[]) => ServerResponse;

/** The request headers that tell Next whether to send the page or the router data at the same URL. */
const routerHeaders = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch";

/**
 * Files made from records. If none is cached and the database is down, a 503 makes crawlers retry, while a 500 could
 * make them drop the file.
 */
const madeFromRecords = new Set(["/sitemap.xml", "/blog/rss.xml"]);

const isBuiltScript = /^\/_next\/static\/.+\.js$/;

/**
 * When the head of a response is written, adds headers that Next omits: a Content Security Policy for responses that
 * are not pages, and Cache-Control and Vary for redirects. They cannot be set earlier, because Next appends its policy
 * to an existing one, and two policies on a page block each other's scripts.
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
    // A 304 gets no policy, because its headers replace those of the page in the browser's cache.
    if (status !== 304) setDefault("content-security-policy", isBuiltScript.test(path) ? scriptPolicy : emptyPolicy);
    if ([302, 303, 307].includes(status)) setDefault("cache-control", "no-store");
    if (status >= 300 && status < 400 && status !== 304) setDefault("vary", routerHeaders);
    return writeHead(status, ...rest);
  };
  Object.assign(response, { writeHead: completed });
}
