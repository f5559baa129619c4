import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";

/** Sets whether a staff member gets an email with the statistics of the week. */
export function setStatisticsEmails(staff: Staff, hasStatisticsEmails: boolean): Promise<void> {
  return db.$transaction(async (tx) => {
    await tx.staffUser.update({ where: { id: staff.id }, data: { hasStatisticsEmails }, select: { id: true } });
    const subject = { subjectKind: "staff", subjectId: staff.id } as const;
    const details = { isOn: hasStatisticsEmails };
    await record(tx, staff, { action: "staff.statistics-emails-changed", ...subject, details });
  });
}
