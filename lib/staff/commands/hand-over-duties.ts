import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

/** The condition that finds the open cases of a staff member. */
export const openCasesOf = (ownerId: string) => ({ ownerId, state: "open" }) as const;

type HandOver = { readonly from: string; readonly to: string; readonly now: Instant };

/**
 * Hands over the duties of a leaving person to a successor when the leaving person's account is deactivated. The duties
 * are open cases with their deadlines, claims that the leaving person keeps up to date, and absences that the leaving
 * person covers. Returns the number of cases, claims and absences that were handed over.
 */
export async function handOverDuties(
  tx: Tx,
  by: Staff,
  { from, to, now }: HandOver,
): Promise<{ cases: number; claims: number; absences: number }> {
  const cases = await handOverCases(tx, { from, to });
  const { count: claims } = await tx.claim.updateMany({ where: { ownerId: from }, data: { ownerId: to } });
  const isOpen = { endsAt: { gt: new Date(now) } };
  // The absences of the leaving person are deleted, because they no longer matter. An absence of the successor that the
  // leaving person covers is also deleted, because the successor cannot cover their own absence.
  await tx.staffAbsence.deleteMany({ where: { ...isOpen, OR: [{ staffId: from }, { staffId: to, coverId: from }] } });
  const { count: absences } = await tx.staffAbsence.updateMany({
    where: { ...isOpen, coverId: from },
    data: { coverId: to },
  });
  const details = { to, cases, claims, absences };
  await record(tx, by, { action: "staff.duties-handed-over", subjectKind: "staff", subjectId: from, details });
  return { cases, claims, absences };
}

/** Hands over open cases with their deadlines. The new owner gets new reminders of deadlines that are still open. */
async function handOverCases(tx: Tx, { from, to }: Pick<HandOver, "from" | "to">): Promise<number> {
  const open = openCasesOf(from);
  await tx.caseDeadline.updateMany({
    where: { case: open, doneAt: null, remindedAt: { not: null } },
    data: { remindedAt: null },
  });
  const { count } = await tx.case.updateMany({ where: open, data: { ownerId: to } });
  // A case has an owner and can also have an adviser. If the leaving person is an adviser, the successor becomes the
  // adviser of all open cases that the leaving person advises on, including cases of other owners. If the successor is
  // not an adviser, these cases keep their adviser.
  const calendarOf = (id: string) => tx.staffUser.findUnique({ where: { id }, select: { adviserId: true } });
  const [former, next] = [await calendarOf(from), await calendarOf(to)];
  if (former?.adviserId && next?.adviserId)
    await tx.case.updateMany({
      where: { state: "open", adviserId: former.adviserId },
      data: { adviserId: next.adviserId },
    });
  return count;
}
