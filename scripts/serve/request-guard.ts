import { maxBodyBytesOf } from "../../lib/platform/request/request-body";
import type { ErrorCode } from "../../lib/platform/result";
import { isDecodable } from "./form-body";
import { hasMalformedForm } from "./form-type";
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
const fileMethods = "GET, HEAD";

/** The path of a file, such as a catalogue or the sitemap. Only pages receive forms. */
const filePath = /\.(?:ico|ics|json|png|svg|txt|webmanifest|woff2|xml)$/;

/** The paths that respond even while the site cannot run. */
export const operationPaths = ["/api/health", "/api/ready", "/api/status"] as const;
export type OperationPath = (typeof operationPaths)[number];

/** A segment that leads to another path. Next follows it, so the checks here would be made for the wrong path. */
const dotSegment = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/**
 * Returns the reason to refuse a request, judging by its head alone. Returns undefined if Next may handle the request.
 */
export function refusalOf(head: RequestHead, { siteUrl, configuration }: GuardOptions): Refusal | undefined {
  const { method, path, headers } = head;
  if (configuration)
    return operationPaths.some((each) => each === path)
      ? undefined
      : { status: 503, error: "SERVICE_UNAVAILABLE", configuration };
  if (!path.startsWith("/") || !isDecodable(path) || dotSegment.test(path)) return malformed(400);
  if (hasUnclearHost(headers.host)) return malformed(400);
  const allow = isApi(path) ? apiMethods : filePath.test(path) ? fileMethods : pageMethods;
  if (!allow.split(", ").includes(method)) return { ...malformed(405), allow };
  if (Number(headers["content-length"] ?? 0) > maxBodyBytesOf(path)) return malformed(413);
  // Next reads the body of a page request without our size limit, so the head of the request must state the body's
  // size. Route handlers check the limit while they read the body.
  if (!isApi(path) && hasUnmeasuredBody(head)) return malformed(400);
  if (isForeign(head, siteUrl)) return malformed(403);
  if (isPageForm(head) && hasMalformedForm(head)) return malformed(400);
  return undefined;
}

/** The refusal of a request that cannot be read. */
export const unreadable: Refusal = { status: 400, error: "INVALID_REQUEST_FORMAT" };

/** Whether a request posts a form to a page. */
export function isPageForm({ method, path }: RequestHead): boolean {
  return method === "POST" && !isApi(path);
}

/**
 * Whether a request has several Host headers or none that is a host name (RFC 9112, section 3.2). A proxy in front
 * could take another of the names than this server.
 */
function hasUnclearHost(host: string | string[] | undefined): boolean {
  return (
    Array.isArray(host) || (host !== undefined && !/^[\w.-]*(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i.test(host))
  );
}

function malformed(status: 400 | 403 | 405 | 413): Refusal {
  return { status, error: "INVALID_REQUEST_FORMAT" };
}

function hasUnmeasuredBody({ method, headers }: RequestHead): boolean {
  return headers["transfer-encoding"] !== undefined || (method === "POST" && headers["content-length"] === undefined);
}
