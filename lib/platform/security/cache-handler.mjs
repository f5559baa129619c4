// @ts-check
import imported from "next/dist/server/lib/incremental-cache/file-system-cache.js";

import { hasStaleRecords } from "../records/current-versions.mjs";
import { policyForHtml } from "./csp.mjs";

/** @typedef {import("next/dist/server/lib/incremental-cache/file-system-cache.js").default} Cache */
/** @typedef {Awaited<ReturnType<Cache["get"]>>} Entry */
/** @typedef {NonNullable<NonNullable<Entry>["value"]>} Value */
/** @typedef {Extract<Value, { html: string }>} Page */
/** @typedef {Extract<Value, { body: Buffer }>} File */

// Node hands over the CommonJS module, a bundler its default export.
const FileSystemCache = /** @type {{ new (...options: ConstructorParameters<typeof imported>): Cache }} */ (
  "default" in imported ? imported.default : imported
);

/** The kept page of all unknown addresses, one for each language: see `notFoundPath` in the registry of routes. */
const notFoundKey = /(?:^|\$)\/[^/]+\/not-found$/;

/**
 * Shared caches may hold a page for a minute, and one without claims stale for four more while they fetch it anew. Seconds.
 * They cannot be told of a claim that was revoked.
 */
const fresh = 60;
const stale = 240;

/** On every page that shows claims: see `lib/firm/loaders`. */
const claimsTag = "claims";

/**
 * Next's own page cache, where each page carries the policy that fits its own inline scripts.
 * A page is given it when it is written (so the answer that regenerates a page has it as well) and, for pages
 * the build wrote past this handler, when it is read. A page whose end has come, or that shows records which have changed
 * since or belong to another database, is not in the cache any more: its next visitor waits for a new one.
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
 * Pages, and files such as the sitemap.
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
  // `notFound()` would set the status too, but sends an empty document that only a script fills.
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
 * How long the page may still be shown: until the first of its `until:` tags, which `endPageAt` leaves on it.
 * @param {readonly string[]} tags
 */
function secondsLeft(tags) {
  const ends = tags.flatMap((tag) => (tag.startsWith("until:") ? [Number(tag.slice("until:".length))] : []));
  return Math.floor(Math.min(...ends) - Date.now() / 1000);
}
