import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

const maxLength = 200;

/** The API's Idempotency-Key: 1 to 200 characters, or none. */
export function idempotencyKey(headers: Headers): Result<string | undefined, "VALIDATION_ERROR"> {
  const key = headers.get("idempotency-key");
  if (key === null) return ok(undefined);
  if (key.length === 0 || key.length > maxLength) return fail("VALIDATION_ERROR", { codes: { "Idempotency-Key": ["idempotencyKeyLength"] } });
  return ok(key);
}
