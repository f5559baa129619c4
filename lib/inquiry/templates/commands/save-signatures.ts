import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { locales } from "@/lib/platform/i18n/locales";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import type { Texts } from "../placeholders";
import { withDefaults } from "../words";

/** Stores a staff member's own signatures. An empty text, or one that is the default, has no row. */
export function saveSignatures(staff: Staff, signature: Texts): Promise<Result<null>> {
  const staffUserId = staff.id;
  const defaults = withDefaults({});
  const own = locales.filter((locale) => signature[locale] !== "" && signature[locale] !== defaults[locale]);
  return db.$transaction(async (tx) => {
    await tx.staffSignature.deleteMany({ where: { staffUserId } });
    await tx.staffSignature.createMany({
      data: own.map((locale) => ({ staffUserId, locale, text: signature[locale] })),
    });
    const subject = { subjectKind: "staff", subjectId: staffUserId } as const;
    await record(tx, staff, { action: "staff.signature-changed", ...subject });
    return ok(null);
  });
}
