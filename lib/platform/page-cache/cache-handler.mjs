// @ts-check
import { accessSync, constants } from "node:fs";

import imported from "next/dist/server/lib/incremental-cache/file-system-cache.js";

import { hasStaleRecords } from "../records/current-versions.mjs";
import { hasOwnEdge } from "./edge.mjs";
import { policyForHtml, reportUnknownScript } from "./inline-scripts.mjs";

/** @typedef {import("next/dist/server/lib/incremental-cache/file-system-cache.js").default} Cache */
/** @typedef {Awaited<ReturnType<Cache["get"]>>} Entry */
/** @typedef {NonNullable<NonNullable<Entry>["value"]>} Value */
/** @typedef {Extract<Value, { html: string }>} Page */
/** @typedef {Extract<Value, { body: Buffer }>} File */

// In Node, `imported` is the whole CommonJS module. In a bundle, it is only the module's default export.
const FileSystemCache = /** @type {{ new (...options: ConstructorParameters<typeof imported>): Cache }} */ (
  "default" in imported ? imported.default : imported
);

/** The cache key of the 404 page in each language: see `notFoundPath` in the registry of routes. */
const notFoundKey = /(?:^|\$)\/[^/]+\/not-found$/;

/**
 * `fresh`: how many seconds a shared cache may serve a page. `stale`: how many more seconds it may serve the page while
 * it fetches a new one. A page with claims gets no `stale` seconds, because a revoked claim must disappear from shared
 * caches after `fresh` seconds.
 */
const fresh = 60;
const stale = 240;

/**
 * The same for our own edge: one request renews a page for all visitors, so a short time is enough. While no server can
 * be reached, the edge may serve the page for `onError` more seconds.
 */
const freshAtEdge = 4;
const onError = 300;

/** The tag of every page that shows claims: see `lib/firm/loaders`. */
const claimsTag = "claims";

/**
 * Next's page cache. It adds a content security policy to each page. The policy allows the page's inline scripts of
 * known shapes. A newly rendered page gets the policy before the page is stored, so the policy is already in the first
 * response. A page from the build gets the policy when the page is read from the cache. A page counts as missing if it
 * has expired, if the records that it shows have changed, or if it was rendered from another database. The visitor who
 * requests such a page waits for a new one.
 */
export default class PolicyCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof imported>[0]} options */
  constructor(options) {
    super({ ...options, flushToDisk: Boolean(options.flushToDisk) && isWritable(options.serverDistDir) });
  }

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

/** @type {Map<string, boolean>} */
const writable = new Map();

/**
 * Whether new pages can also be kept in the folder of the build. Where it is read-only, they are kept in memory alone.
 * @param {string} folder
 */
function isWritable(folder) {
  const known = writable.get(folder);
  if (known !== undefined) return known;
  let is = true;
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    is = false;
  }
  writable.set(folder, is);
  return is;
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
  const policy = page.headers?.["content-security-policy"] ?? (await policyOf(key, page.html));
  const tags = tagsOf(page);
  const left = Math.max(0, secondsLeft(tags));
  page.headers = {
    ...page.headers,
    "content-security-policy": policy,
    "cache-control": `public, max-age=0, ${hasOwnEdge() ? edgeLifetime(left) : lifetime(left, tags)}`,
  };
  // The cached 404 page does not call `notFound()`, so its status is set here. If the page called `notFound()`, Next
  // would send a document that stays empty without JavaScript.
  if (notFoundKey.test(key)) page.status = 404;
}

/**
 * @param {number} left the seconds until the page expires
 * @param {readonly string[]} tags
 */
function lifetime(left, tags) {
  const whileStale = tags.includes(claimsTag) ? 0 : Math.min(stale, Math.max(0, left - fresh));
  return `s-maxage=${Math.min(fresh, left)}${whileStale > 0 ? `, stale-while-revalidate=${whileStale}` : ""}`;
}

/** @param {number} left the seconds until the page expires */
function edgeLifetime(left) {
  const seconds = Math.min(onError, Math.max(0, left - freshAtEdge));
  return `s-maxage=${Math.min(freshAtEdge, left)}${seconds > 0 ? `, stale-if-error=${seconds}` : ""}`;
}

/**
 * @param {string} key
 * @param {string} html
 */
async function policyOf(key, html) {
  const { policy, hasUnknown } = await policyForHtml(html);
  if (hasUnknown) reportUnknownScript(key);
  return policy;
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
