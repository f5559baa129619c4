import { fail, ok } from "../result";
import type { Result } from "../result";
import { hmac } from "./keys";

const maxLength = 200;

/** Reads the API's optional Idempotency-Key header of 1 to 200 characters. */
export function idempotencyKey(headers: Headers): Result<string | undefined, "VALIDATION_ERROR"> {
  const key = headers.get("idempotency-key");
  if (key === null) return ok(undefined);
  if (key.length === 0 || key.length > maxLength)
    return fail("VALIDATION_ERROR", { codes: { "Idempotency-Key": ["idempotencyKeyLength"] } });
  return ok(key);
}

/** The hashes of a key and of its request's body. Only these are stored, so that the table reveals neither. */
export type BoundKey = { readonly hash: Uint8Array<ArrayBuffer>; readonly bodyHash: Uint8Array<ArrayBuffer> };

type KeyedRequest = {
  /** The name of the call, as in "bookings.create", since one key may be used for several calls. */
  readonly call: string;
  readonly key: string;
  /** The email address in the request. */
  readonly email: string;
  /** The parsed body. The order of its fields and ignored fields make no difference. */
  readonly body: unknown;
};

/**
 * Binds a key to the email address of its request. The same key with another address is a different key, so it neither
 * blocks that request nor reveals that the key is in use.
 */
export function bindKey({ call, key, email, body }: KeyedRequest): BoundKey {
  const hash = (value: unknown) => Uint8Array.from(hmac("idempotency-key", JSON.stringify(value)));
  return { hash: hash([call, email, key]), bodyHash: hash([call, body]) };
}
