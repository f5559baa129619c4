import type { AttributionColumns } from "@/lib/inquiry/leads/attribution-columns";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { hashToken, newToken } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";

import { draftLifetime, openAnswers, sealAnswers } from "../draft";
import type { Answers } from "../draft";

/** Where a draft comes from. What is left out stays as it is. */
export type Origin = { readonly leadId?: string } | AttributionColumns;

export type OpenDraft = { readonly id: string; readonly answers: Answers; readonly bookingId: string | null };

/**
 * Locks an unexpired draft until the transaction ends, so that the requests of two tabs or two clicks run one after the
 * other.
 */
export async function lockDraft(tx: Tx, token: string, now: Instant): Promise<OpenDraft | undefined> {
  const rows = await tx.$queryRaw<{ id: string; answers_cipher: Uint8Array; booking_id: string | null }[]>`
    select id, answers_cipher, booking_id from booking_drafts
    where token_hash = ${hashToken(token)} and expires_at > ${new Date(now)} for update`;
  const [row] = rows;
  return row && { id: row.id, answers: openAnswers(row.answers_cipher), bookingId: row.booking_id };
}

/** Stores the answers and extends the draft's life to 24 hours from now. */
export async function saveAnswers(tx: Tx, id: string, answers: Answers, now: Instant): Promise<void> {
  await tx.bookingDraft.update({
    where: { id },
    data: { answersCipher: sealAnswers(answers), expiresAt: new Date(now + draftLifetime) },
    select: { id: true },
  });
}

/**
 * Changes the answers of a token's draft and returns the token for the cookie. If there is no draft, or if the draft
 * has expired or has become a booking, a new draft with a new token is created. `origin` says from which request for
 * help or which advertisement the visitor started the draft.
 */
export async function changeDraft(
  token: string | undefined,
  change: (answers: Answers) => Answers,
  now: Instant,
  origin: Origin = {},
): Promise<string> {
  return db.$transaction(async (tx) => {
    const draft = token === undefined ? undefined : await lockDraft(tx, token, now);
    if (token !== undefined && draft && draft.bookingId === null) {
      const answers = change(draft.answers);
      // A draft without a chosen slot, for example after a change of service, must not keep any time reserved.
      if (answers.slot === undefined) await tx.occupiedTime.deleteMany({ where: { draftId: draft.id } });
      await saveAnswers(tx, draft.id, answers, now);
      if (Object.keys(origin).length > 0)
        await tx.bookingDraft.update({ where: { id: draft.id }, data: origin, select: { id: true } });
      return token;
    }
    const newDraftToken = newToken();
    await tx.bookingDraft.create({
      data: {
        tokenHash: hashToken(newDraftToken),
        answersCipher: sealAnswers(change({})),
        expiresAt: new Date(now + draftLifetime),
        ...origin,
      },
      select: { id: true },
    });
    return newDraftToken;
  });
}

/** Deletes a draft and frees the time that it held. */
export async function endDraft(token: string): Promise<void> {
  await db.bookingDraft.deleteMany({ where: { tokenHash: hashToken(token) } });
}
