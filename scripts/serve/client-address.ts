import { isIP } from "node:net";

type Headers = Record<string, string | string[] | undefined>;

const forwarded = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
];

/**
 * The address of the client. Only the last `hops` entries of X-Forwarded-For are written by trusted proxies; a visitor
 * may have sent the others.
 */
export function clientAddress({
  headers,
  peer,
  hops,
}: {
  headers: Headers;
  peer: string | undefined;
  hops: number;
}): string {
  const direct = peer ?? "unknown";
  if (hops === 0) return direct;
  const entries = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const entry = bare(entries.at(-hops) ?? "");
  return isIP(entry) === 0 ? direct : entry;
}

/** Some proxies append the port. */
function bare(entry: string): string {
  const text = entry.trim();
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/.exec(text)?.[1] ?? text;
}

/**
 * Writes the client's address to the header that handlers read, and removes the forwarded headers unless a trusted
 * proxy wrote them.
 */
export function setClientAddress(request: { headers: Headers; peer: string | undefined; hops: number }): void {
  const address = clientAddress(request);
  if (request.hops === 0) for (const name of forwarded) delete request.headers[name];
  request.headers["x-client-address"] = address;
}
