import { db } from "@/lib/platform/db/client";
import { formatStoredPhone } from "@/lib/platform/contact/phone";
import { decrypt } from "@/lib/platform/security/encryption";

export type LeadAnswers = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** The service's slug. Empty if the lead named none. */
  readonly service: string;
  readonly story: string;
};

/** Finds a lead's answers, which prefill the visitor's booking. */
export async function findLeadAnswers(id: string): Promise<LeadAnswers | undefined> {
  const row = await db.lead.findUnique({
    where: { id },
    select: {
      firstName: true,
      lastName: true,
      email: true,
      phone: true,
      phoneE164: true,
      service: true,
      storyCipher: true,
    },
  });
  if (!row) return undefined;
  const { storyCipher, phoneE164, ...answers } = row;
  const { lastName, phone, email, service } = answers;
  return {
    ...answers,
    lastName: lastName ?? "",
    email: email ?? "",
    service: service ?? "",
    // A number in the international format stays correct if the booking form preselects another country.
    phone: formatStoredPhone({ phone: phone ?? "", phoneE164 }),
    story: storyCipher === null ? "" : decrypt(storyCipher, "leads.story"),
  };
}
