import type { Staff } from "@/lib/platform/auth/staff";
import { ok } from "@/lib/platform/result";
import { addDays, dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { seal } from "../sealed-texts";
import { changeFacts, oneRow } from "./change-facts";
import type { Row } from "./losses";

type NewDeadline = {
  readonly reference: string;
  readonly title: string;
  readonly dueOn: Day;
  /** Staff get a reminder this number of days before the deadline. */
  readonly daysBefore: number;
};

/** Adds a deadline and its reminder to a case. Fails as `changeFacts` does. */
export function addDeadline(staff: Staff, { reference, title, dueOn, daysBefore }: NewDeadline, now: Instant) {
  return changeFacts(staff, { reference, fact: "deadline", change: "added", now }, async (tx, caseId) => {
    await tx.caseDeadline.create({
      data: {
        caseId,
        titleCipher: seal("case_deadlines.title", title),
        dueOn: dateFromDay(dueOn),
        remindOn: dateFromDay(addDays(dueOn, -daysBefore)),
      },
      select: { id: true },
    });
    return ok(null);
  });
}

/** Marks a deadline as met. */
export function finishDeadline(staff: Staff, { reference, id, version }: Row, now: Instant) {
  return changeFacts(staff, { reference, fact: "deadline", change: "done", now }, async (tx, caseId) =>
    oneRow(
      await tx.caseDeadline.updateMany({
        where: { id, caseId, version, doneAt: null },
        data: { doneAt: new Date(now), doneById: staff.id, version: { increment: 1 } },
      }),
    ),
  );
}

/**
 * Removes a deadline from a case. RESOURCE_CONFLICT: the deadline was changed or removed after the page was rendered.
 */
export function removeDeadline(staff: Staff, { reference, id, version }: Row, now: Instant) {
  return changeFacts(staff, { reference, fact: "deadline", change: "removed", now }, async (tx, caseId) => {
    const where = { id, caseId, version };
    const deadline = await tx.caseDeadline.findFirst({ where, select: { dueOn: true } });
    const removed = oneRow(await tx.caseDeadline.deleteMany({ where }));
    return removed.ok && deadline ? ok({ day: dayFromDate(deadline.dueOn) }) : removed;
  });
}
