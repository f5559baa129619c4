import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";

/** Sets whether a staff member gets an email in the morning if tasks are due. */
export function setTaskEmails(staff: Staff, hasTaskEmails: boolean): Promise<void> {
  return db.$transaction(async (tx) => {
    await tx.staffUser.update({ where: { id: staff.id }, data: { hasTaskEmails }, select: { id: true } });
    const subject = { subjectKind: "staff", subjectId: staff.id } as const;
    await record(tx, staff, { action: "staff.task-emails-changed", ...subject, details: { isOn: hasTaskEmails } });
  });
}
