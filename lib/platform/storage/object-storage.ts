import { AwsClient } from "aws4fetch";

import { env } from "../env";

/**
 * The time limit in milliseconds for a request to the storage, including its retries. If a job sent the failed request,
 * the worker runs the whole job again later.
 */
const timeoutMs = 30_000;

type Bucket = { readonly client: AwsClient; readonly base: string };

/** The storage refused a request. `status` is the status of its response. */
export class StorageFailure extends Error {
  constructor(
    method: string,
    readonly status: number,
  ) {
    super(`The object storage returned ${status} for ${method}`);
  }
}

let cached: { readonly address: string; readonly bucket: Bucket } | undefined;

/** The bucket at STORAGE_URL. Undefined if STORAGE_URL is unset, because content is then stored in the database. */
function bucket(): Bucket | undefined {
  const address = env().STORAGE_URL;
  if (address === undefined) return undefined;
  if (cached?.address === address) return cached.bucket;
  const url = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: "s3",
    region: url.searchParams.get("region") ?? "us-east-1",
    retries: 2,
  });
  cached = { address, bucket: { client, base: `${url.origin}${url.pathname}` } };
  return cached.bucket;
}

/** Whether the setting STORAGE_URL names a bucket. Without a bucket, content is stored in the database. */
export function hasObjectStorage(): boolean {
  return env().STORAGE_URL !== undefined;
}

/** Stores content under a key. Content that is already stored under the key is replaced. */
export async function putObject(key: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
  await send("PUT", key, { body: content });
}

/** The content stored under a key. Throws if there is no content. */
export async function getObject(key: string): Promise<Uint8Array> {
  return new Uint8Array(await (await send("GET", key)).arrayBuffer());
}

/** Deletes the content stored under a key. A key that does not exist is not an error. */
export async function deleteObject(key: string): Promise<void> {
  await send("DELETE", key);
}

/**
 * Lists the keys that begin with a prefix. The prefix and the keys may contain only letters, digits, "/", "-" and ".",
 * because S3 writes other characters as XML entities.
 */
export async function listObjects(prefix: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for (let token: string | undefined = ""; token !== undefined;) {
    const query: URLSearchParams = new URLSearchParams({
      "list-type": "2",
      prefix,
      ...(token ? { "continuation-token": token } : {}),
    });
    const page: string = await (await send("GET", "", { query })).text();
    keys.push(...[...page.matchAll(/<Key>([\w./-]+)<\/Key>/g)].flatMap(([, key]) => key ?? []));
    token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(page)?.[1];
  }
  return keys;
}

type Request = { readonly body?: Uint8Array<ArrayBuffer>; readonly query?: URLSearchParams };

async function send(method: "GET" | "PUT" | "DELETE", key: string, { body, query }: Request = {}): Promise<Response> {
  const opened = bucket();
  if (!opened) throw new Error("STORAGE_URL is unset");
  const path = key.split("/").map(encodeURIComponent).join("/");
  const response = await opened.client.fetch(`${opened.base}/${path}${query ? `?${query}` : ""}`, {
    method,
    ...(body ? { body } : {}),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const isDeleted = method === "DELETE" && response.status === 404;
  if (!response.ok && !isDeleted) throw new StorageFailure(method, response.status);
  return response;
}

/** Whether the bucket responds. True if content is stored in the database. */
export async function isObjectStorageUp(): Promise<boolean> {
  const opened = bucket();
  if (!opened) return true;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await opened.client.fetch(opened.base, { method: "HEAD", redirect: "error", signal });
  return response.status < 400;
}
