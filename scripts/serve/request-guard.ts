import { maxBodyBytes } from "../../lib/platform/request-body";
import type { ErrorCode } from "../../lib/platform/result";
import { isApi, isForeign } from "./origin";
import type { Asked } from "./origin";

export type Refusal = {
  readonly status: 400 | 403 | 405 | 413 | 503;
  readonly error: ErrorCode;
  /** Methods that would be answered. */
  readonly allow?: string;
  /** Why the whole site is down, for the page that says so. */
  readonly configuration?: Configuration;
};

/** What keeps the site from running: settings that live mode needs, or a build made with other settings. */
export type Configuration = { readonly missing: readonly string[]; readonly isOtherBuild: boolean };

export type House = { readonly siteUrl: string; readonly configuration?: Configuration };

const apiMethods = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
const pageMethods = "GET, HEAD, POST";

export const healthPath = "/api/health";

/** Decides from a request's head alone whether it may come in. */
export function refuse(asked: Asked, { siteUrl, configuration }: House): Refusal | undefined {
  const { method, path, headers } = asked;
  if (configuration)
    return path === healthPath ? undefined : { status: 503, error: "SERVICE_UNAVAILABLE", configuration };
  if (!path.startsWith("/") || !isReadable(path)) return broken(400);
  const allow = isApi(path) ? apiMethods : pageMethods;
  if (!allow.split(", ").includes(method)) return { ...broken(405), allow };
  if (Number(headers["content-length"] ?? 0) > maxBodyBytes) return broken(413);
  // Without a length the body's size shows only when it is read, and a page's body is read by Next.
  if (!isApi(path) && hasUnmeasuredBody(asked)) return broken(400);
  if (isForeign(asked, siteUrl)) return broken(403);
  return undefined;
}

/** Next takes a path that cannot be decoded for a fault of its own. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The request itself is at fault. */
export function broken(status: 400 | 403 | 405 | 413): Refusal {
  return { status, error: "INVALID_REQUEST_FORMAT" };
}

function hasUnmeasuredBody({ method, headers }: Asked): boolean {
  return headers["transfer-encoding"] !== undefined || (method === "POST" && headers["content-length"] === undefined);
}
