import { env } from "../../lib/platform/env";

/**
 * The address on which the server listens: HOST, or all interfaces (undefined) without a proxy. Behind a proxy it is
 * this machine only, because someone who reached the port directly could invent visitors' addresses (X-Forwarded-For).
 */
export function listenHost(): string | undefined {
  const { HOST, TRUSTED_PROXY_HOPS } = env();
  return HOST ?? (TRUSTED_PROXY_HOPS > 0 ? "127.0.0.1" : undefined);
}

/** Addresses at which "localhost" reaches the server. */
const local = ["0.0.0.0", "::", "127.0.0.1"];

/** The address at which this machine reaches the server. */
export function localUrl(): string {
  const host = listenHost();
  const isLocal = host === undefined || local.includes(host);
  return `http://${isLocal ? "localhost" : host.includes(":") ? `[${host}]` : host}:${env().PORT}`;
}
