// @ts-check
// This file is plain JavaScript, because the page cache imports it and Next does not compile the page cache.
import { contentSecurityPolicy, hashOf } from "../security/csp.mjs";
import { themeScript } from "../security/theme-script.mjs";

const known = [themeScript, "(self.__next_f=self.__next_f||[]).push([0])"];

/** The calls with which Next starts the page and passes data to it. Their only argument must be a JSON literal. */
const calls = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^]*\})\);$/,
  /^self\.__next_f\.push\((\[[^]*\])\)$/,
];

/**
 * Returns the policy of a cached page, with the hashes of those inline scripts that have a known shape. A script of
 * another shape may have been injected, so the browser must not run it. `hasUnknown` is true if there is one.
 * @param {string} html
 * @returns {Promise<{ policy: string, hasUnknown: boolean }>}
 */
export async function policyForHtml(html) {
  const scripts = inlineScripts(html);
  const trusted = [...new Set(scripts.filter(isKnown))];
  const hashes = await Promise.all(trusted.map(hashOf));
  return {
    policy: contentSecurityPolicy({
      hashes,
      reportsToGoogle: html.includes(reportsMark),
      isSealed: html.includes(sealedMark),
    }),
    hasUnknown: !scripts.every(isKnown),
  };
}

/**
 * The mark of a page that may report to Google, because the site has an id of Google, as the layout of the site writes
 * it. All visitors share a cached page, whether they agreed or not. A visitor can also go from it to any other page
 * without loading a new document, so each cached page of the site has it.
 */
const reportsMark = '<meta name="reports-to" content="google"';

/** The mark of a page from which nothing may be sent, as the layout of `/evidence` writes it. */
const sealedMark = '<meta name="connects-to" content="nothing"';

/** @param {string} text */
function isKnown(text) {
  return known.includes(text) || calls.some((call) => isJson(call.exec(text)?.[1]));
}

/** @param {string | undefined} text */
function isJson(text) {
  if (text === undefined) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// Quoted attribute values may contain ">".
const script = /<script((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script\s*>/gi;
const hasSource = /\ssrc\s*=/i;
const isDataBlock = /\stype\s*=\s*["']?(?!text\/javascript|application\/javascript|module)[a-z]+\/[a-z+.-]+/i;

/**
 * Returns the text of each inline script that browsers run. They do not run data blocks such as JSON-LD.
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScripts(html) {
  return [...html.matchAll(script)].flatMap(([, attributes = "", text = ""]) =>
    hasSource.test(attributes) || isDataBlock.test(attributes) ? [] : [text],
  );
}

// The function is on globalThis, because the page cache and Next's bundles each load a copy of this module.
const place = Symbol.for("site.unknown-script");
const shared = /** @type {{ [place]?: (page: string) => void }} */ (globalThis);

/**
 * Sets the function that reports a page with an inline script of an unknown shape.
 * @param {((page: string) => void) | undefined} report
 */
export function onUnknownScript(report) {
  Object.assign(globalThis, { [place]: report });
}

/**
 * Reports a page with an inline script of an unknown shape. A build has no function for it and
 * fails instead.
 * @param {string} page
 */
export function reportUnknownScript(page) {
  const report = shared[place];
  if (!report) throw new Error(`The page ${page} has an inline script of an unknown shape.`);
  report(page);
}
