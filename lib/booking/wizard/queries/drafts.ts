import type { AttributionColumns } from "@/lib/inquiry/leads/attribution-columns";
import { db } from "@/lib/platform/db/client";
import { hashToken } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";

import { openAnswers } from "../draft";
import type { Answers } from "../draft";

/** The adviser of the held time. `languages` contains language codes such as "en", "de" and "fr". */
export type HeldAdviser = {
  readonly name: string;
  readonly languages: readonly string[];
  readonly hasVideoAddress: boolean;
};

export type FoundDraft = {
  readonly id: string;
  readonly answers: Answers;
  readonly bookingId: string | null;
  /** The id of the request for help from which the draft was started. */
  readonly leadId: string | null;
  /** Where the visitor came from. */
  readonly attribution: AttributionColumns;
  readonly hold:
    | {
        readonly adviserId: string;
        readonly adviser: HeldAdviser;
        readonly until: Instant;
        readonly extensions: number;
      }
    | undefined;
};

/**
 * Finds the draft that belongs to the token in the visitor's cookie. Returns undefined if there is no such draft or if
 * it has expired. If the draft's hold has expired, `hold` is undefined.
 */
export async function findDraft(token: string, now: Instant): Promise<FoundDraft | undefined> {
  const row = await db.bookingDraft.findUnique({
    where: { tokenHash: hashToken(token), expiresAt: { gt: new Date(now) } },
    select: {
      id: true,
      answersCipher: true,
      bookingId: true,
      leadId: true,
      gclid: true,
      gbraid: true,
      wbraid: true,
      utmSource: true,
      utmMedium: true,
      utmCampaign: true,
      landing: true,
      adConsentVersion: true,
      adConsentAt: true,
      hold: {
        select: {
          adviserId: true,
          expiresAt: true,
          extensions: true,
          adviser: { select: { name: true, languages: true, videoUrl: true } },
        },
      },
    },
  });
  if (!row) return undefined;
  const { hold, id, answersCipher, bookingId, leadId, ...attribution } = row;
  const until = hold?.expiresAt?.getTime() ?? 0;
  return {
    id,
    answers: openAnswers(answersCipher),
    bookingId,
    leadId,
    attribution,
    hold:
      hold && until > now
        ? {
            adviserId: hold.adviserId,
            adviser: {
              name: hold.adviser.name,
              languages: hold.adviser.languages,
              hasVideoAddress: hold.adviser.videoUrl !== null,
            },
            until,
            extensions: hold.extensions,
          }
        : undefined,
  };
}
