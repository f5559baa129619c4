import { createHash } from "node:crypto";

import { bindKey } from "@/lib/platform/security/idempotency-key";
import { hmac } from "@/lib/platform/security/keys";
import { msPerHour } from "@/lib/platform/time/instant";

/** "contact" is a message of the contact page, "lead" a request of a landing page. */
export type InquiryKind = "contact" | "lead";

/** Within this time the same content without a key counts as a repeat. */
export const repeatWindow = 24 * msPerHour;

/** Within this time a text counts towards the number of submissions that share it. */
export const sameTextWindow = 24 * msPerHour;

type Submission = {
  readonly kind: InquiryKind;
  /** The key that the form's script draws for one submit, and draws again when the content changes. */
  readonly formKey: string | undefined;
  /** The API's Idempotency-Key. */
  readonly key: string | undefined;
  /**
   * All answers. One that is undefined counts as left out, so that a new optional field changes no older submission.
   */
  readonly content: Readonly<Record<string, unknown>> & { readonly email: string };
};

/** `bodyHash` is set only with an Idempotency-Key: the same key with another body is refused. */
export type SubmissionIdentity = {
  readonly hash: Uint8Array<ArrayBuffer>;
  readonly bodyHash?: Uint8Array<ArrayBuffer>;
};

/** Tells a repeat from another submission without storing the content. */
export function submissionIdentity({ kind, formKey, key, content }: Submission): SubmissionIdentity {
  const sorted = Object.entries(content)
    .filter(([, answer]) => answer !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (key !== undefined) return bindKey({ call: `${kind}.create`, key, email: content.email, body: sorted });
  // The label stays, because the hashes in inquiry_submissions contain it: with another one, a repeat of a stored form
  // would be stored again.
  return { hash: Uint8Array.from(hmac("inquiry-occasion", JSON.stringify([kind, formKey ?? null, sorted]))) };
}

/** Equal for texts that differ only in case and spacing. */
export function textHash(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hmac("inquiry-text", text.toLowerCase().replace(/\s+/g, " ")));
}

/** An id that may be sent to the browser, which the stored hash may not. */
export function publicSubmissionId(hash: Uint8Array): string {
  return createHash("sha256").update(hash).digest("base64url");
}
