import { maxBodyBytesOf } from "../../lib/platform/request-body";
import type { ErrorCode } from "../../lib/platform/result";
import { isApi, isForeign } from "./origin";
import type { RequestHead } from "./origin";

export type Refusal = {
  readonly status: 400 | 403 | 405 | 413 | 503;
  readonly error: ErrorCode;
  /** The methods that are allowed for this path. */
  readonly allow?: string;
  /** The reason why the whole site is down. The page about missing settings shows it. */
  readonly configuration?: Configuration;
};

/** The reason why the site cannot run: live-mode settings are missing, or the build was made with other settings. */
export type Configuration = { readonly missing: readonly string[]; readonly isBuildMismatch: boolean };

export type GuardOptions = { readonly siteUrl: string; readonly configuration?: Configuration };

const apiMethods = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
const pageMethods = "GET, HEAD, POST";

export const healthPath = "/api/health";

/**
 * Returns the reason to refuse a request, judging by its head alone. Returns undefined if Next may handle the request.
 */
export function refusalOf(head: RequestHead, { siteUrl, configuration }: GuardOptions): Refusal | undefined {
  const { method, path, headers } = head;
  if (configuration)
    return path === healthPath ? undefined : { status: 503, error: "SERVICE_UNAVAILABLE", configuration };
  if (!path.startsWith("/") || !isReadable(path)) return malformed(400);
  const allow = isApi(path) ? apiMethods : pageMethods;
  if (!allow.split(", ").includes(method)) return { ...malformed(405), allow };
  if (Number(headers["content-length"] ?? 0) > maxBodyBytesOf(path)) return malformed(413);
  // Next reads the body of a page request without our size limit, so the head of the request must state the body's
  // size. Route handlers check the limit while they read the body.
  if (!isApi(path) && hasUnmeasuredBody(head)) return malformed(400);
  if (isForeign(head, siteUrl)) return malformed(403);
  if (!isApi(path) && hasMalformedForm(head)) return malformed(400);
  return undefined;
}

/** Whether a path can be decoded. Next would return 500 for other paths. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function malformed(status: 400 | 403 | 405 | 413): Refusal {
  return { status, error: "INVALID_REQUEST_FORMAT" };
}

function hasUnmeasuredBody({ method, headers }: RequestHead): boolean {
  return headers["transfer-encoding"] !== undefined || (method === "POST" && headers["content-length"] === undefined);
}

/** The format of Next's ids for server actions, in hexadecimal: one byte of flags and a SHA-1 hash. */
const actionId = /^[0-9a-f]{42}$/;
const multipart = /^\s*multipart\/form-data\b/i;
const boundary = /;\s*boundary=(?:"[^"]+"|[^\s;"]+)/i;

/** Whether a form is malformed in a way that no browser causes. Next would return 500 for it. */
function hasMalformedForm({ method, headers }: RequestHead): boolean {
  if (method !== "POST") return false;
  const action = headers["next-action"];
  if (action !== undefined && !actionId.test(String(action))) return true;
  const type = String(headers["content-type"] ?? "");
  return multipart.test(type) && !boundary.test(type);
}
