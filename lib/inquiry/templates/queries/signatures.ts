import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";

/** The signatures that a staff member has written, by language. */
export async function findSignatures(staffUserId: string): Promise<Readonly<Partial<Record<Locale, string>>>> {
  const rows = await db.staffSignature.findMany({ where: { staffUserId }, select: { locale: true, text: true } });
  return Object.fromEntries(rows.map(({ locale, text }) => [locale, text]));
}
