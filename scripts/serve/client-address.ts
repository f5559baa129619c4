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
 * Returns the IP address of the client. Only the last `hops` entries of X-Forwarded-For come from trusted proxies. The
 * visitor may have invented the earlier entries.
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

/** Removes the port, which some proxies append to the IP address. */
function bare(entry: string): string {
  const text = entry.trim();
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/.exec(text)?.[1] ?? text;
}

/**
 * Writes the client's IP address to the header that handlers read. Removes the forwarded headers if there is no trusted
 * proxy.
 */
export function setClientAddress(request: { headers: Headers; peer: string | undefined; hops: number }): void {
  const address = clientAddress(request);
  if (request.hops === 0) for (const name of forwarded) delete request.headers[name];
  request.headers["x-client-address"] = address;
}
