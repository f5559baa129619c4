import type { RequestHead } from "./origin";

const multipart = /^\s*multipart\/form-data\s*(?:;|$)/i;
const urlEncoded = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i;
const plainText = /^\s*text\/plain\s*(?:;|$)/i;
const boundary = /;\s*boundary=(?:"[^"]+"|[^\s;"]+)/i;
const otherCharset = /;\s*charset=(?!"?utf-?8"?\s*(?:;|$))/i;

/** The format of Next's ids for server actions, in hexadecimal: one byte of flags and a SHA-1 hash. */
const actionId = /^[0-9a-f]{42}$/;

export const isMultipart = (type: string): boolean => multipart.test(type);
export const isUrlEncoded = (type: string): boolean => urlEncoded.test(type);

/**
 * Whether the head of a POST request to a page cannot belong to a form of this site. Browsers send forms in two
 * formats. Next's scripts also send the input of a server action as plain text.
 */
export function hasMalformedForm({ headers }: RequestHead): boolean {
  const action = headers["next-action"];
  if (action !== undefined && !actionId.test(String(action))) return true;
  const type = String(headers["content-type"] ?? "");
  if (type === "") return headers["content-length"] !== "0";
  if (otherCharset.test(type)) return true;
  if (isMultipart(type)) return !boundary.test(type);
  return action === undefined ? !isUrlEncoded(type) : !plainText.test(type);
}
