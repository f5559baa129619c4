import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { hashToken, newToken } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";

import { draftLifetime, openAnswers, sealAnswers } from "../draft";
import type { Answers } from "../draft";

export type OpenDraft = { readonly id: string; readonly answers: Answers; readonly bookingId: string | null };

/** Locks a live draft for the rest of the transaction, so that two tabs or two clicks take turns. */
export async function lockDraft(tx: Tx, token: string, now: Instant): Promise<OpenDraft | undefined> {
  const rows = await tx.$queryRaw<{ id: string; answers_cipher: Uint8Array; booking_id: string | null }[]>`
    select id, answers_cipher, booking_id from booking_drafts
    where token_hash = ${hashToken(token)} and expires_at > ${new Date(now)} for update`;
  const [row] = rows;
  return row && { id: row.id, answers: openAnswers(row.answers_cipher), bookingId: row.booking_id };
}

/** Writes changed answers and lets the draft live another 24 hours. */
export async function keepAnswers(tx: Tx, id: string, answers: Answers, now: Instant): Promise<void> {
  await tx.bookingDraft.update({
    where: { id },
    data: { answersCipher: sealAnswers(answers), expiresAt: new Date(now + draftLifetime) },
    select: { id: true },
  });
}

/**
 * Changes the answers behind a token, with the request for help that it is begun from, and returns the token to keep. A new draft, with a new token, is begun where there is
 * none, where it has expired, and where it has already become a booking.
 */
export async function changeDraft(
  token: string | undefined,
  change: (answers: Answers) => Answers,
  now: Instant,
  leadId?: string,
): Promise<string> {
  return db.$transaction(async (tx) => {
    const draft = token === undefined ? undefined : await lockDraft(tx, token, now);
    if (token !== undefined && draft && draft.bookingId === null) {
      const answers = change(draft.answers);
      // A slot is one of its service: without it, the time must not stay taken.
      if (answers.slot === undefined) await tx.occupiedTime.deleteMany({ where: { draftId: draft.id } });
      await keepAnswers(tx, draft.id, answers, now);
      if (leadId !== undefined)
        await tx.bookingDraft.update({ where: { id: draft.id }, data: { leadId }, select: { id: true } });
      return token;
    }
    const fresh = newToken();
    await tx.bookingDraft.create({
      data: {
        tokenHash: hashToken(fresh),
        answersCipher: sealAnswers(change({})),
        expiresAt: new Date(now + draftLifetime),
        leadId: leadId ?? null,
      },
      select: { id: true },
    });
    return fresh;
  });
}

/** Ends a draft and frees the time it held: "Leave booking", or the reset after an error. */
export async function endDraft(token: string): Promise<void> {
  await db.bookingDraft.deleteMany({ where: { tokenHash: hashToken(token) } });
}
