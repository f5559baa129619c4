import { createHash } from "node:crypto";

import { bindKey } from "@/lib/platform/security/idempotency-key";
import { hmac } from "@/lib/platform/security/keys";
import { msPerHour } from "@/lib/platform/time/instant";

/** "contact" is a message from the contact page. "lead" is a request from a landing page. */
export type InquiryKind = "contact" | "lead";

/** Within this time, a submission with the hash of an earlier submission counts as a repeat. */
export const repeatWindow = 24 * msPerHour;

/** The period in which submissions with the same text are counted. Several of them are a sign of spam. */
export const sameTextWindow = 24 * msPerHour;

type Submission = {
  readonly kind: InquiryKind;
  /**
   * The random key that the form's script creates for a submission. If the content changes, the script creates a new
   * key.
   */
  readonly formKey: string | undefined;
  /** The value of the API's Idempotency-Key header. */
  readonly key: string | undefined;
  /**
   * All answers. An answer that is undefined is ignored, so that a new optional field does not change the hashes of
   * older submissions.
   */
  readonly content: Readonly<Record<string, unknown>> & { readonly email: string };
};

/**
 * The hashes that identify a submission. If there is an Idempotency-Key, `bodyHash` shows whether a later request with
 * this key has the same body. If the body differs, the later request is rejected.
 */
export type SubmissionIdentity = {
  readonly hash: Uint8Array<ArrayBuffer>;
  readonly bodyHash?: Uint8Array<ArrayBuffer>;
};

/** Computes the hashes that identify a submission. A repeated submission gets the same hashes. */
export function submissionIdentity({ kind, formKey, key, content }: Submission): SubmissionIdentity {
  const sorted = Object.entries(content)
    .filter(([, answer]) => answer !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (key !== undefined) return bindKey({ call: `${kind}.create`, key, email: content.email, body: sorted });
  // Do not change the label "inquiry-occasion". The stored hashes were computed with it, so with another label a repeat
  // of a stored submission would be stored again.
  return { hash: Uint8Array.from(hmac("inquiry-occasion", JSON.stringify([kind, formKey ?? null, sorted]))) };
}

/** Hashes a text. Texts that differ only in case and spacing have the same hash. */
export function textHash(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hmac("inquiry-text", text.toLowerCase().replace(/\s+/g, " ")));
}

/** Derives an id for the browser from a submission's hash, because the hash itself must not be sent. */
export function publicSubmissionId(hash: Uint8Array): string {
  return createHash("sha256").update(hash).digest("base64url");
}
