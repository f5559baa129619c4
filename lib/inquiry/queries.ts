import { db } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";

import { sameTextWindow } from "./submission";
import type { InquiryKind } from "./submission";

/** The parts of a record that an email or a receipt may show. Of the sender's input it holds only the address. */
export type Inquiry = {
  readonly kind: InquiryKind;
  readonly reference: string;
  readonly state: "received" | "quarantined" | "answered" | "closed" | "not_for_us";
  readonly email: string;
  readonly locale: Locale;
  readonly createdAt: Date;
  readonly safeContact: readonly string[];
  /** Set only for leads. */
  readonly urgency?: string | null;
};

const fields = { reference: true, state: true, email: true, locale: true, createdAt: true, safeContact: true } as const;

export async function findInquiry(kind: InquiryKind, id: string): Promise<Inquiry | undefined> {
  const row =
    kind === "contact"
      ? await db.contactMessage.findUnique({ where: { id }, select: fields })
      : await db.lead.findUnique({ where: { id }, select: { ...fields, urgency: true } });
  return row ? { ...row, kind, locale: parseLocale(row.locale) ?? defaultLocale } : undefined;
}

/** The number of records that were quarantined in the day before an instant. */
export async function countQuarantined(until: Instant): Promise<number> {
  const where = {
    state: "quarantined" as const,
    createdAt: { gt: new Date(until - sameTextWindow), lte: new Date(until) },
  };
  const [messages, leads] = await Promise.all([db.contactMessage.count({ where }), db.lead.count({ where })]);
  return messages + leads;
}
