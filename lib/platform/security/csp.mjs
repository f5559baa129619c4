// @ts-check
// Plain JavaScript: the cache handler is loaded by Node itself, with no compiler before it.

/** What every page may load, whatever its scripts are. No inline styles anywhere. */
const fixed = [
  "default-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/**
 * The policy of one page. Scripts come from this site; inline ones only with the nonce of a page rendered
 * per request, or with their hash on a page that is kept.
 * @param {{ nonce?: string, hashes?: readonly string[] }} [inline] hashes as {@link hashOf} gives them
 * @returns {string}
 */
export function contentSecurityPolicy({ nonce, hashes = [] } = {}) {
  const sources = ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...hashes.map((hash) => `'${hash}'`)];
  return [...fixed, `script-src ${sources.join(" ")}`].join("; ");
}

/** The development server writes inline styles, evaluates code and talks over a web socket. Never sent in production. */
export const developmentPolicy = [
  ...fixed.map((directive) => {
    if (directive.startsWith("style-src")) return "style-src 'self' 'unsafe-inline'";
    if (directive.startsWith("connect-src")) return "connect-src 'self' ws: wss:";
    return directive;
  }),
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
].join("; ");

/** An answer that is no page loads nothing. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A script of the build loads further ones of this site where it runs as a worker: a worker obeys its own answer's policy, not its page's. */
export const scriptPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

/**
 * The policy of a kept page, with the hashes of exactly the inline scripts in its HTML.
 * @param {string} html
 * @returns {Promise<string>}
 */
export async function policyForHtml(html) {
  const hashes = await Promise.all(inlineScripts(html).map(hashOf));
  return contentSecurityPolicy({ hashes: [...new Set(hashes)] });
}

// Quoted attribute values may hold ">".
const script = /<script((?:\s|"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script\s*>/gi;
const hasSource = /\ssrc\s*=/i;
const isDataBlock = /\stype\s*=\s*["']?(?!text\/javascript|application\/javascript|module)[a-z]+\/[a-z+.-]+/i;

/**
 * The text of each inline script that a browser would run; data blocks such as JSON-LD need no leave to exist.
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScripts(html) {
  return [...html.matchAll(script)].flatMap(([, attributes = "", text = ""]) =>
    hasSource.test(attributes) || isDataBlock.test(attributes) ? [] : [text],
  );
}

/**
 * A source expression without its quotes. WebCrypto: Next bundles this into the Edge runtime too, which has no node:crypto.
 * @param {string} text
 * @returns {Promise<string>} `sha256-…`
 */
export async function hashOf(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** @returns {string} 128 random bits */
export function newNonce() {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
