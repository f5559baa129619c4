import { isLoopback } from "../../lib/platform/security/headers";

/** The parts of a request that arrive before its body. */
export type RequestHead = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

const sessionCookie = /(?:^|;\s*)(?:__Secure-|__Host-)?next-auth\.session-token(?:\.\d+)?=/;
const form = /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;
const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Paths to which programs send POST requests without an Origin header. These are webhooks, and the one-click
 * unsubscribe of email programs (RFC 8058).
 */
const postedByPrograms = /^\/api\/webhooks\/|^(?:\/(?:de|fr-ca))?\/newsletter\/unsubscribe\/[^/]+\/?$/;

/**
 * Whether a request comes from another site. A request without an Origin header also counts as foreign if it could act
 * for a signed-in user or submit a form.
 */
export function isForeign(head: RequestHead, siteUrl: string): boolean {
  const { origin } = head.headers;
  if (origin !== undefined)
    return origin !== new URL(siteUrl).origin && !isOwnLoopback(String(origin), head.headers.host);
  return requiresOrigin(head);
}

/**
 * Whether a request comes from this site under another loopback name. A site on a local machine has several such names,
 * for example localhost and 127.0.0.1, and Next's requests to itself may use a different name than the visitor's
 * browser. Other host names are refused, because attackers can let their own domains point to this machine.
 */
function isOwnLoopback(origin: string, host: string | string[] | undefined): boolean {
  const own = `http://${String(host)}`;
  if (!URL.canParse(origin) || !URL.canParse(own)) return false;
  const [from, to] = [new URL(origin), new URL(own)];
  return from.protocol === "http:" && from.port === to.port && isLoopback(from.hostname) && isLoopback(to.hostname);
}

function requiresOrigin({ method, path, headers }: RequestHead): boolean {
  if (safe.has(method) || postedByPrograms.test(path)) return false;
  if (headers["next-action"] !== undefined || sessionCookie.test(String(headers.cookie ?? ""))) return true;
  return !isApi(path) && form.test(String(headers["content-type"] ?? ""));
}

export function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}
