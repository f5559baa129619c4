import { fail, ok } from "../result";
import type { Result } from "../result";
import { hmac } from "./keys";

const maxLength = 200;

/** The API's Idempotency-Key header: 1 to 200 characters, or none. */
export function idempotencyKey(headers: Headers): Result<string | undefined, "VALIDATION_ERROR"> {
  const key = headers.get("idempotency-key");
  if (key === null) return ok(undefined);
  if (key.length === 0 || key.length > maxLength)
    return fail("VALIDATION_ERROR", { codes: { "Idempotency-Key": ["idempotencyKeyLength"] } });
  return ok(key);
}

/** A key and the body it came with, as they are stored: a reader of the table learns neither. */
export type BoundKey = { readonly hash: Uint8Array<ArrayBuffer>; readonly bodyHash: Uint8Array<ArrayBuffer> };

type KeyedRequest = {
  /** The call, as in "bookings.create": one key may serve several calls. */
  readonly call: string;
  readonly key: string;
  /** The email address that the request gives. */
  readonly email: string;
  /** As its schema made it, so that the order of fields, or an ignored field, makes no difference. */
  readonly body: unknown;
};

/**
 * Binds a key to the email address of its request. The same key with another address is another key: it neither blocks that
 * request nor reveals that the key is in use.
 */
export function bindKey({ call, key, email, body }: KeyedRequest): BoundKey {
  const hash = (value: unknown) => Uint8Array.from(hmac("idempotency-key", JSON.stringify(value)));
  return { hash: hash([call, email, key]), bodyHash: hash([call, body]) };
}
