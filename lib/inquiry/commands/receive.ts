import { randomUUID } from "node:crypto";

import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { challengeFor, isProof } from "@/lib/platform/security/proof-of-work";
import { judge } from "@/lib/platform/wallet-secrets/suspicion";
import type { Judgement } from "@/lib/platform/wallet-secrets/suspicion";
import type { Instant } from "@/lib/platform/time/instant";

import { inquiryEmailJobs } from "../email-jobs";
import { publicSubmissionId, sameTextWindow, submissionIdentity, textHash } from "../submission";
import type { InquiryKind } from "../submission";
import type { HiddenFields } from "../schema";
import { findEarlier, registerSubmission } from "./register-submission";
import type { Earlier, Recorded } from "./register-submission";

/** What is known about a submission besides its content. */
export type Arrival = {
  readonly hidden: HiddenFields;
  /** The value of the API's Idempotency-Key header. */
  readonly key?: string | undefined;
  readonly locale: Locale;
  readonly now: Instant;
};

export type Submission = Pick<Arrival, "hidden" | "key"> & {
  readonly kind: InquiryKind;
  readonly content: Readonly<Record<string, unknown>> & { readonly email: string };
  readonly name: string;
  /** All free text, which is checked for signs of spam. */
  readonly text: string;
};

/** The values that `receive` sets in the row of a new message or lead. */
export type Entry = {
  readonly id: string;
  readonly state: "received" | "quarantined";
  readonly suspicions: string[];
  readonly textHash: Uint8Array<ArrayBuffer>;
};

/** Inserts the message or lead and returns its reference. */
type Write = (tx: Tx, entry: Entry) => Promise<string>;

export type Received = Recorded & { readonly isRepeat: boolean };

/**
 * RESOURCE_CONFLICT: an earlier submission for this email address had the same Idempotency-Key but different content.
 */
export type Refused = "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT";

/**
 * Stores a submission once. The record, its audit row and its email jobs are committed together. For a repeated
 * submission, the stored record is returned. A doubtful submission from the form's script is first rejected with a
 * challenge in `details`, and must be sent again with a proof of work for the challenge. Three kinds of submission are
 * quarantined: those that clearly come from a bot, doubtful ones with a wrong proof, and doubtful ones that were not
 * sent by the form's script. Their senders get the usual response.
 */
export async function receive(submission: Submission, write: Write, now: Instant): Promise<Result<Received, Refused>> {
  const { kind, content, text, hidden, key } = submission;
  const identity = submissionIdentity({ kind, formKey: hidden.requestKey, key, content });
  const { hash } = identity;
  const earlier = await findEarlier(hash, now);
  if (earlier) return repeatOf(earlier, identity.bodyHash);

  const judgement = await judgementOf(submission, now);
  const isDoubtful = judgement.verdict === "doubtful";
  const isProven = isDoubtful && hidden.proof !== undefined && (await isProof(hidden.proof, publicSubmissionId(hash)));
  if (isDoubtful && hidden.requestKey !== undefined && hidden.proof === undefined) {
    return fail("BUSINESS_RULE_VIOLATION", { challenge: await challengeFor(publicSubmissionId(hash), now) });
  }
  const state = judgement.verdict === "person" || isProven ? "received" : "quarantined";

  return db.$transaction(async (tx) => {
    const made = await registerSubmission(tx, identity, now);
    if (made) return repeatOf(made, identity.bodyHash);
    const id = randomUUID();
    const reference = await write(tx, { id, state, suspicions: [...judgement.suspicions], textHash: textHash(text) });
    const which = kind === "contact" ? { contactMessageId: id } : { leadId: id };
    await tx.inquirySubmission.update({ where: { hash }, data: which, select: { hash: true } });
    const subjectKind = kind === "contact" ? "contact-message" : "lead";
    await record(
      tx,
      { kind: "visitor" },
      {
        action: `${subjectKind}.${state}`,
        subjectKind,
        subjectId: id,
        details: { suspicions: judgement.suspicions.join(" ") },
      },
    );
    await enqueueAll(tx, inquiryEmailJobs({ kind, id, state, now }));
    return ok({ id, reference, isRepeat: false });
  });
}

function repeatOf({ id, reference, bodyHash }: Earlier, given: Uint8Array | undefined): Result<Received, Refused> {
  const isSameBody = Buffer.compare(bodyHash ?? Buffer.of(), given ?? Buffer.of()) === 0;
  return isSameBody ? ok({ id, reference, isRepeat: true }) : fail("RESOURCE_CONFLICT");
}

async function judgementOf({ kind, name, text, hidden }: Submission, now: Instant): Promise<Judgement> {
  const where = { textHash: textHash(text), createdAt: { gt: new Date(now - sameTextWindow) } };
  const sameTexts =
    text === "" ? 0 : await (kind === "contact" ? db.contactMessage.count({ where }) : db.lead.count({ where }));
  return judge({ honeypot: hidden.website, elapsed: hidden.elapsed }, { name, text, sameTexts });
}
