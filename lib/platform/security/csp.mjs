// @ts-check
// This file is plain JavaScript, because the cache handler imports it and Next does not compile the cache handler.

/** The directives of every page. Inline styles are not allowed. */
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
 * The directives of a page that can send nothing. Its workers are files of the build, which have a policy of their own.
 */
const sealed = ["connect-src 'none'", "form-action 'none'", "worker-src 'self'"];

/** The hosts of Stripe's card form, as listed in Stripe's manual. */
const cardForm = {
  "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
  "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  "connect-src": ["https://api.stripe.com"],
};

/** Where the reports about page views go, if the visitor agreed: see `components/site/privacy`. */
const google = "https://*.google-analytics.com";

/**
 * Returns the Content Security Policy of one page. Script files may come from this site and, if `takesCards` is true,
 * from Stripe. If `reportsToGoogle` is true, our own script may send page views to Google. A page with `isSealed` can
 * send nothing at all. Only a page with `isFramed` can be shown in a frame, and only by this site. An inline script
 * runs only if the policy contains the script's hash or nonce. Only pages that are rendered for each request have a
 * nonce.
 * @param {{
 *   nonce?: string;
 *   hashes?: readonly string[];
 *   takesCards?: boolean;
 *   isFramed?: boolean;
 *   reportsToGoogle?: boolean;
 *   isSealed?: boolean;
 * }} [options]
 *   hashes: from {@link hashOf}
 * @returns {string}
 */
export function contentSecurityPolicy({
  nonce,
  hashes = [],
  takesCards = false,
  isFramed = false,
  reportsToGoogle = false,
  isSealed = false,
} = {}) {
  const sources = ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...hashes.map((hash) => `'${hash}'`)];
  const base = isFramed ? fixed.map((each) => each.replace("frame-ancestors 'none'", "frame-ancestors 'self'")) : fixed;
  if (isSealed)
    return [
      ...base.filter((each) => !/^(?:connect-src|form-action)/.test(each)),
      ...sealed,
      `script-src ${sources.join(" ")}`,
    ].join("; ");
  const connected = reportsToGoogle ? base.map((each) => each.replace(/^connect-src.*/, `$& ${google}`)) : base;
  const directives = [...connected, `script-src ${sources.join(" ")}`];
  if (!takesCards) return directives.join("; ");
  const withCards = directives.map((directive) => {
    const [name = ""] = directive.split(" ");
    return name === "script-src" || name === "connect-src" ? [directive, ...cardForm[name]].join(" ") : directive;
  });
  return [...withCards, `frame-src ${cardForm["frame-src"].join(" ")}`].join("; ");
}

/**
 * The policy in development. The development server uses inline styles, eval and a web socket. Every page may show the
 * card form.
 */
export const developmentPolicy = [
  ...fixed.map((directive) => {
    if (directive.startsWith("style-src")) return "style-src 'self' 'unsafe-inline'";
    if (directive.startsWith("connect-src"))
      return ["connect-src 'self' ws: wss:", google, ...cardForm["connect-src"]].join(" ");
    return directive;
  }),
  `frame-src ${cardForm["frame-src"].join(" ")}`,
  ["script-src 'self' 'unsafe-inline' 'unsafe-eval'", ...cardForm["script-src"]].join(" "),
].join("; ");

/** The policy of responses that are not pages. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of files that are sent as downloads. If a browser shows such a file, nothing in it can run. */
export const downloadPolicy = `${emptyPolicy}; sandbox`;

/**
 * The policy of the build's script files. Browsers apply it only to a script that runs as a worker. Such a worker may
 * load other scripts of this site.
 */
export const scriptPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

/**
 * The policy of the frame in which Google's scripts run: see `lib/privacy/google/frame.ts`. The frame can load scripts
 * from Google's tag manager and can send nothing. `sandbox` takes away its origin, so it has no cookies and cannot
 * reach the page around it.
 * @param {string} hash from {@link hashOf}
 * @returns {string}
 */
export const googleFramePolicy = (hash) =>
  `default-src 'none'; script-src '${hash}' https://www.googletagmanager.com; base-uri 'none'; form-action 'none'; ` +
  "frame-ancestors 'self'; sandbox allow-scripts";

/**
 * Returns the hash of a script for the policy, without quotes. Uses WebCrypto, because Next also bundles this file for
 * the Edge runtime, which has no node:crypto.
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
