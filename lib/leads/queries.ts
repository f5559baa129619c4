import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";

export type LeadAnswers = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** A slug. */
  readonly service: string;
  readonly story: string;
};

/** What a visitor told us of themselves, for the booking that they begin after it. */
export async function findLeadAnswers(id: string): Promise<LeadAnswers | undefined> {
  const row = await db.lead.findUnique({
    where: { id },
    select: { firstName: true, lastName: true, email: true, phone: true, service: true, storyCipher: true },
  });
  if (!row) return undefined;
  const { storyCipher, ...answers } = row;
  const { lastName, phone } = answers;
  return {
    ...answers,
    lastName: lastName ?? "",
    phone: phone ?? "",
    story: storyCipher === null ? "" : decrypt(storyCipher, "leads.story"),
  };
}
