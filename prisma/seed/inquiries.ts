import { consentVersion, consentWording } from "@/lib/inquiry/consent";
import { textHash } from "@/lib/inquiry/submission";
import type { Tx } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { encrypt } from "@/lib/platform/security/encryption";
import { drawReference } from "@/lib/platform/security/reference";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { SamplePerson } from "./people";
import type { Random } from "./random";
import { sampleNotes } from "./words-of-clients";

type Setting = { readonly people: readonly SamplePerson[]; readonly now: Instant; readonly random: Random };

/** The age of each message or lead in hours. The last one is overdue, because we promise a reply within 24 hours. */
const ages = [1, 3, 6, 9, 13, 18, 21, 26] as const;

export const subjects: Readonly<Record<Locale, string>> = {
  en: "My money is gone",
  de: "Mein Geld ist weg",
  "fr-CA": "Mon argent a disparu",
};
const services = ["cryptocurrency-recovery", "investment-fraud-recovery", "financial-scam-recovery"] as const;

/** The demonstration's inbox: waiting messages and leads, and one quarantined message. No emails are queued. */
export async function seedInquiries(tx: Tx, { people, now, random }: Setting): Promise<void> {
  for (const [index, age] of ages.entries()) {
    const person = random.pick(people);
    if (!person) return;
    const text = random.pick(sampleNotes[person.locale]) ?? "";
    const { locale } = person;
    const shared = columnsOf(person, { text, at: new Date(now - age * msPerHour) });
    const reference = (prefix: string) => drawReference(prefix, (below) => random.below(below));
    if (index % 2 === 0) {
      const isDoubtful = index === 4;
      await tx.contactMessage.create({
        data: {
          ...shared,
          reference: reference("MSG"),
          state: isDoubtful ? "quarantined" : "received",
          suspicions: isDoubtful ? ["fast"] : [],
          subjectCipher: encrypt(subjects[locale], "contact_messages.subject"),
          messageCipher: encrypt(text, "contact_messages.message"),
        },
        select: { id: true },
      });
      continue;
    }
    await tx.lead.create({
      data: {
        ...shared,
        reference: reference("REQ"),
        state: "received",
        service: random.pick(services) ?? services[0],
        estimatedLoss: random.pick(["10k-50k", "50k-250k"]) ?? "unknown",
        urgency: random.pick(["today", "this-week"]) ?? "later",
        storyCipher: encrypt(text, "leads.story"),
      },
      select: { id: true },
    });
  }
}

/** The columns that messages and leads share. */
export function columnsOf(person: SamplePerson, { text, at }: { readonly text: string; readonly at: Date }) {
  const { firstName, lastName, email, phone, locale } = person;
  return {
    firstName,
    lastName,
    email,
    phone,
    locale,
    textHash: textHash(text),
    consentWording: consentWording(locale),
    consentVersion,
    consentAt: at,
    createdAt: at,
  };
}
