import { createHash } from "node:crypto";

import { bindKey } from "@/lib/platform/security/idempotency-key";
import { hmac } from "@/lib/platform/security/keys";
import { msPerHour } from "@/lib/platform/time/instant";

/** Messages of the contact page, and requests of the landing pages. */
export type InquiryKind = "contact" | "lead";

/** For how long the same content without a key counts as a repeat. */
export const repeatsKnown = 24 * msPerHour;

/** How long a text is kept comparable with others. */
export const sameTextsKnown = 24 * msPerHour;

type Submission = {
  readonly kind: InquiryKind;
  /** A script's key for one submit of a form: it is drawn anew when the content changes. */
  readonly formKey: string | undefined;
  /** The API's Idempotency-Key. */
  readonly key: string | undefined;
  /** Everything that was answered. */
  readonly content: Readonly<Record<string, unknown>> & { readonly email: string };
};

/** What tells a repeat from another submission, without keeping the content. `bodyHash` only with an Idempotency-Key. */
export function submissionIdentity({ kind, formKey, key, content }: Submission): {
  hash: Uint8Array<ArrayBuffer>;
  bodyHash?: Uint8Array<ArrayBuffer>;
} {
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  if (key !== undefined) return bindKey({ call: `${kind}.create`, key, email: content.email, body: sorted });
  return { hash: Uint8Array.from(hmac("inquiry-occasion", JSON.stringify([kind, formKey ?? null, sorted]))) };
}

/** The same for one text alone, however its lines are spaced. */
export function textHash(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hmac("inquiry-text", text.toLowerCase().replace(/\s+/g, " ")));
}

/** A name for an occasion that may leave the house. */
export function occasionName(hash: Uint8Array): string {
  return createHash("sha256").update(hash).digest("base64url");
}
