import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import type { RequestOptions } from "node:https";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

import { isPublicAddress } from "../security/public-address";

/** Why a text could not be fetched. "refused": the server answered with an error. */
export type FetchFailure =
  "private-address" | "unknown-host" | "unreachable" | "timeout" | "too-large" | "refused" | "too-many-redirects";

type Resolved = { readonly address: string; readonly family: number };

type AskOptions = {
  /** For the whole fetch, with all redirects. */
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<"accept" | "user-agent", string>>;
  /** Tests replace what follows to reach a server on their own machine. */
  readonly resolve?: (host: string) => Promise<readonly Resolved[]>;
  readonly isAllowed?: (address: string) => boolean;
  readonly tls?: Pick<RequestOptions, "ca">;
};

type FetchOptions = AskOptions & { readonly maxBytes: number };

type Fetched = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly failure: FetchFailure };

const maxRedirects = 3;

/**
 * Fetches a text from a foreign address that a user gave us. Only https and only public servers are allowed: each name
 * is resolved once, all its addresses are checked, and the connection goes to these addresses. The same holds for each
 * redirect. The size is limited before and after decompression.
 */
export async function fetchPublic(address: string, options: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    const response = await follow(address, options, signal);
    if (response.statusCode === 200) return { ok: true, text: await readText(response, options.maxBytes, signal) };
    response.destroy();
    throw new FetchError("refused");
  } catch (error) {
    return { ok: false, failure: signal.aborted ? "timeout" : failureOf(error) };
  }
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly failure: FetchFailure };

/**
 * Whether a foreign address still has a page, by the rules of `fetchPublic`. The page itself is not read. Many servers
 * show their pages to people only, so only a missing page and an error of the server count as failures.
 */
export async function answersPublicly(address: string, options: AskOptions): Promise<Answer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    const response = await follow(address, options, signal);
    response.destroy();
    const { statusCode = 0 } = response;
    if (statusCode === 404 || statusCode === 410 || statusCode >= 500) throw new FetchError("refused");
    return { ok: true };
  } catch (error) {
    return { ok: false, failure: signal.aborted ? "timeout" : failureOf(error) };
  }
}

/** Opens an address and follows its redirects. Returns the first response that is none. */
async function follow(address: string, options: AskOptions, signal: AbortSignal): Promise<IncomingMessage> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await open(url, options, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return response;
    response.destroy();
    url = new URL(headers.location, url);
  }
  throw new FetchError("too-many-redirects");
}

class FetchError extends Error {
  constructor(readonly failure: FetchFailure) {
    super(failure);
  }
}

function failureOf(error: unknown): FetchFailure {
  if (error instanceof FetchError) return error.failure;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "ERR_INVALID_URL" ? "unknown-host" : "unreachable";
}

async function open(url: URL, options: AskOptions, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== "https:") throw new FetchError("private-address");
  const addresses = await beforeAbort(addressesOf(url, options), signal);
  const pinned: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(first ? null : new Error("No address"), first?.address ?? "", first?.family);
  };
  return new Promise((resolve, reject) => {
    const headers = { ...options.headers, "accept-encoding": "gzip" };
    // Without an agent, no connection is kept for another request.
    const sent = request(url, { ...options.tls, headers, lookup: pinned, signal, agent: false });
    sent.on("response", resolve).on("error", reject).end();
  });
}

async function addressesOf({ hostname }: URL, options: AskOptions): Promise<readonly Resolved[]> {
  const { resolve = lookupAll, isAllowed = isPublicAddress } = options;
  const host = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (addresses.length === 0) throw new FetchError("unknown-host");
  if (!addresses.every((each) => isAllowed(each.address))) throw new FetchError("private-address");
  return addresses;
}

const lookupAll = (host: string) => lookup(host, { all: true });

/** Resolving a name cannot be interrupted, so its result is no longer awaited. */
function beforeAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new FetchError("timeout")), { once: true });
    promise.then(resolve, reject);
  });
}

async function readText(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  const decoder = decoderFor(response.headers["content-encoding"]);
  const limit = (source: AsyncIterable<Buffer>) => atMost(maxBytes, source);
  if (decoder) await pipeline(response, limit, decoder, limit, collect, { signal });
  else await pipeline(response, limit, collect, { signal });
  return Buffer.concat(chunks).toString("utf8");
}

/** Only what the request has asked for is unpacked: each decoder of foreign bytes is one more that can have a hole. */
function decoderFor(encoding = "identity") {
  if (encoding === "gzip" || encoding === "x-gzip") return createGunzip();
  if (encoding === "identity") return undefined;
  throw new FetchError("refused");
}

async function* atMost(maxBytes: number, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FetchError("too-large");
    yield chunk;
  }
}
