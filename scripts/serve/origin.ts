import { isLoopback } from "../../lib/platform/security/headers";

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

const sessionCookie = /(?:^|;\s*)(?:__Secure-|__Host-)?next-auth\.session-token(?:\.\d+)?=/;
const form = /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;
const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/** Machines that knock without a browser: payment and lead notices, and a mail program's one-click unsubscribe (RFC 8058). */
const uncalled = /^\/api\/webhooks\/|^(?:\/(?:de|fr-ca))?\/newsletter\/unsubscribe\/[^/]+\/?$/;

/** Whether a request comes from another site, or fails to say where from although it could do something in a visitor's name. */
export function isForeign(asked: Asked, siteUrl: string): boolean {
  const { origin } = asked.headers;
  if (origin !== undefined)
    return origin !== new URL(siteUrl).origin && !isOwnLoopback(String(origin), asked.headers.host);
  return mustSayOrigin(asked);
}

/**
 * On one's own machine the site answers to several names, and Next asks itself by another than the visitor used; a name that a
 * stranger could own is not among them.
 */
function isOwnLoopback(origin: string, host: string | string[] | undefined): boolean {
  const asked = `http://${String(host)}`;
  if (!URL.canParse(origin) || !URL.canParse(asked)) return false;
  const [from, to] = [new URL(origin), new URL(asked)];
  return from.protocol === "http:" && from.port === to.port && isLoopback(from.hostname) && isLoopback(to.hostname);
}

function mustSayOrigin({ method, path, headers }: Asked): boolean {
  if (safe.has(method) || uncalled.test(path)) return false;
  if (headers["next-action"] !== undefined || sessionCookie.test(String(headers.cookie ?? ""))) return true;
  return !isApi(path) && form.test(String(headers["content-type"] ?? ""));
}

export function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}
