import { invalidField } from "../forms/field-errors";
import { ok } from "../result";
import type { Result } from "../result";
import { hmac } from "./keys";

const maxLength = 200;

/** Reads the API's optional Idempotency-Key header, which must have 1 to 200 characters. */
export function idempotencyKey(headers: Headers): Result<string | undefined, "VALIDATION_ERROR"> {
  const key = headers.get("idempotency-key");
  if (key === null) return ok(undefined);
  if (key.length === 0 || key.length > maxLength) return invalidField("Idempotency-Key", "idempotencyKeyLength");
  return ok(key);
}

/**
 * The hashes of a key and of its request's body. Only the hashes are stored, so the database reveals neither the key
 * nor the body.
 */
export type BoundKey = { readonly hash: Uint8Array<ArrayBuffer>; readonly bodyHash: Uint8Array<ArrayBuffer> };

type KeyedRequest = {
  /** The name of the API operation, such as "bookings.create". A client may use one key for several operations. */
  readonly call: string;
  readonly key: string;
  /** The email address in the request. */
  readonly email: string;
  /**
   * The parsed body. Parsing removes unknown fields and sorts the known fields, so unknown fields and the order of
   * fields do not affect the hash.
   */
  readonly body: unknown;
};

/**
 * Binds a key to the API operation and the email address of its request. The same key with another operation or email
 * address counts as a different key. A request of another person with the same key therefore succeeds and does not
 * reveal that the key is in use.
 */
export function bindKey({ call, key, email, body }: KeyedRequest): BoundKey {
  const hash = (value: unknown) => Uint8Array.from(hmac("idempotency-key", JSON.stringify(value)));
  return { hash: hash([call, email, key]), bodyHash: hash([call, body]) };
}
