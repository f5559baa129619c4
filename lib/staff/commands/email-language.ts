import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";

/** Sets the language of the emails that a staff member gets. */
export function setEmailLanguage(staff: Staff, locale: Locale): Promise<void> {
  return db.$transaction(async (tx) => {
    await tx.staffUser.update({ where: { id: staff.id }, data: { locale } });
    const subject = { subjectKind: "staff", subjectId: staff.id } as const;
    await record(tx, staff, { action: "staff.email-language-changed", ...subject, details: { locale } });
  });
}
