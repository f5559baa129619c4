// @ts-check
import imported from "next/dist/server/lib/incremental-cache/file-system-cache.js";

import { hasStaleRecords } from "../records/current-versions.mjs";
import { policyForHtml } from "./csp.mjs";

/** @typedef {import("next/dist/server/lib/incremental-cache/file-system-cache.js").default} Cache */
/** @typedef {Awaited<ReturnType<Cache["get"]>>} Entry */
/** @typedef {NonNullable<NonNullable<Entry>["value"]>} Value */
/** @typedef {Extract<Value, { html: string }>} Page */
/** @typedef {Extract<Value, { body: Buffer }>} File */

// Node imports the CommonJS module itself, but a bundler imports its default export.
const FileSystemCache = /** @type {{ new (...options: ConstructorParameters<typeof imported>): Cache }} */ (
  "default" in imported ? imported.default : imported
);

/** The cache key of the 404 page in each language: see `notFoundPath` in the registry of routes. */
const notFoundKey = /(?:^|\$)\/[^/]+\/not-found$/;

/**
 * `fresh`: how many seconds a shared cache may serve a page. `stale`: how many more seconds it may serve the page while
 * it revalidates the page. Pages with claims are never served stale, because a shared cache does not notice if a claim
 * is revoked.
 */
const fresh = 60;
const stale = 240;

/** The tag of every page that shows claims: see `lib/firm/loaders`. */
const claimsTag = "claims";

/**
 * Next's page cache with a content security policy for each page's inline scripts. The policy is added when a page is
 * written to the cache, so that the first response also has the policy. Pages from the build get the policy when they
 * are read. A page counts as missing if it has expired, or if its records have changed or belong to another database.
 * The next visitor then waits for a new page.
 */
export default class PolicyCache extends FileSystemCache {
  /** @override @type {Cache["get"]} */
  async get(...request) {
    const entry = await super.get(...request);
    if (!entry?.value || !isKept(entry.value)) return entry;
    const tags = tagsOf(entry.value);
    if (secondsLeft(tags) <= 0 || hasStaleRecords(tags, Date.now())) return null;
    if (isPage(entry.value)) await complete(request[0], entry.value);
    return entry;
  }

  /** @override @type {Cache["set"]} */
  async set(key, value, context) {
    if (value && isPage(value)) await complete(key, value);
    await super.set(key, value, context);
  }
}

/**
 * Whether the value is a page or a file such as the sitemap.
 * @param {Value} value
 * @returns {value is Page | File}
 */
function isKept(value) {
  return isPage(value) || value.kind === "APP_ROUTE";
}

/**
 * @param {Value} value
 * @returns {value is Page}
 */
function isPage({ kind }) {
  return kind === "APP_PAGE" || kind === "PAGES";
}

/**
 * @param {string} key
 * @param {Page} page
 */
async function complete(key, page) {
  const policy = page.headers?.["content-security-policy"] ?? (await policyForHtml(page.html));
  const tags = tagsOf(page);
  const left = Math.max(0, secondsLeft(tags));
  const whileStale = tags.includes(claimsTag) ? 0 : Math.min(stale, Math.max(0, left - fresh));
  page.headers = {
    ...page.headers,
    "content-security-policy": policy,
    "cache-control": `public, max-age=0, s-maxage=${Math.min(fresh, left)}${whileStale > 0 ? `, stale-while-revalidate=${whileStale}` : ""}`,
  };
  // `notFound()` would also set the status, but it sends a document that stays empty without JavaScript.
  if (notFoundKey.test(key)) page.status = 404;
}

/**
 * @param {Page | File} value
 * @returns {string[]}
 */
function tagsOf({ headers }) {
  return String(headers?.["x-next-cache-tags"] ?? "").split(",");
}

/**
 * Returns the seconds until the page expires, by the earliest of its `until:` tags. `expirePageAt` adds these tags.
 * @param {readonly string[]} tags
 */
function secondsLeft(tags) {
  const ends = tags.flatMap((tag) => (tag.startsWith("until:") ? [Number(tag.slice("until:".length))] : []));
  return Math.floor(Math.min(...ends) - Date.now() / 1000);
}
