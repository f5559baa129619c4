import { fail, ok } from "../result";
import type { Result } from "../result";

/**
 * The largest request body that most paths accept, in bytes. A larger body is refused before all of it has been read.
 */
export const maxBodyBytes = 64 * 1024;

const megabyte = 1024 * 1024;

/** The largest document, in bytes. A form that uploads a document is a little larger. */
export const maxDocumentBytes = 10 * megabyte;

/** The largest file of an import, in bytes. */
export const maxImportBytes = 5 * megabyte;

/** The largest file of costs, in bytes. */
export const maxCostBytes = 2 * megabyte;

/**
 * Paths for uploads and for received emails, which accept a larger body. The values are the largest sizes in bytes.
 */
const largeBodies: Readonly<Record<string, number>> = {
  // A received email is never refused for its size. Its handler reads it as a stream.
  "/api/webhooks/mail": Infinity,
  "/api/webhooks/stripe": megabyte / 4,
  "/api/webhooks/google-ads": megabyte / 4,
  "/api/documents": maxDocumentBytes + megabyte,
  "/api/staff/documents": maxDocumentBytes + megabyte,
  "/api/staff/evidence": maxDocumentBytes + megabyte,
  "/api/staff/adviser-photo": maxDocumentBytes + megabyte,
  "/api/staff/proof": maxDocumentBytes + megabyte,
  "/api/staff/imports": maxImportBytes + megabyte,
  "/api/staff/costs": maxCostBytes + megabyte,
  "/api/staff/text-picture": maxDocumentBytes + megabyte,
  "/api/staff/text-check": megabyte,
  // A prepared list of payments, of at most 128 KB.
  "/api/booking-draft/prepared": megabyte / 4,
};

/** The pages on which staff write texts of up to 100,000 characters. */
const textEditors = /\/dashboard\/(?:content|settings\/legal)\//;

/** The largest request body that the path accepts, in bytes. */
export function maxBodyBytesOf(path: string): number {
  return largeBodies[path] ?? (textEditors.test(path) ? megabyte : maxBodyBytes);
}

type Refused = Result<never, "INVALID_REQUEST_FORMAT">;
const refuse = (status: 400 | 413 | 415): Refused => fail("INVALID_REQUEST_FORMAT", { status });

/**
 * Parses a JSON body. A failure has the HTTP status in `details.status`: 415 if the content type is not JSON, 413 if
 * the body is too long, 400 if the JSON is broken.
 */
export async function readJson(request: Request): Promise<Result<unknown, "INVALID_REQUEST_FORMAT">> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refuse(415);
  const bytes = await readBytes(request);
  if (bytes === undefined) return refuse(413);
  try {
    return ok<unknown>(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    return refuse(400);
  }
}

export type Upload = {
  readonly file: { readonly name: string; readonly content: Uint8Array } | undefined;
  /** The text fields. */
  readonly fields: Readonly<Record<string, string>>;
};

/**
 * Reads a form with one file in the field `file`. A failure has the HTTP status in `details.status`: 415 if the body is
 * not a form with files, 413 if it is larger than its path allows, 400 if it is broken.
 */
export async function readUpload(request: Request): Promise<Result<Upload, "INVALID_REQUEST_FORMAT">> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type.trim())) return refuse(415);
  const bytes = await readBytes(request);
  if (bytes === undefined) return refuse(413);
  if (!isPlainForm(bytes, type)) return refuse(400);
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
  if (form === undefined) return refuse(400);
  const file = form.get("file");
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return ok({
    file: file instanceof File ? { name: file.name, content: new Uint8Array(await file.arrayBuffer()) } : undefined,
    fields: Object.fromEntries(texts),
  });
}

const mostParts = 20;
const longestHead = 4_096;

/**
 * Whether a form has as few parts, with as short heads, as our forms do. Node reads all parts of a form at once, so
 * hundreds of thousands of them would hold the server.
 */
function isPlainForm(bytes: Buffer, type: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return false;
  let parts = 0;
  for (let at = bytes.indexOf(`--${boundary}`); at !== -1; at = bytes.indexOf(`\r\n--${boundary}`, at + 1)) {
    const end = bytes.indexOf("\r\n\r\n", at);
    parts += 1;
    if (parts > mostParts + 1 || (end === -1 ? bytes.length : end) - at > longestHead) return false;
  }
  return true;
}

/** Reads the whole body of a request. Undefined if the body is larger than its path allows. */
export async function readBytes(request: Request): Promise<Buffer | undefined> {
  const most = maxBodyBytesOf(new URL(request.url).pathname);
  if (Number(request.headers.get("content-length") ?? 0) > most) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  return Buffer.concat(parts);
}
