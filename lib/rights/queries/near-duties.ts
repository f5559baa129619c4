import { db } from "@/lib/platform/db/client";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/** A step with a deadline: answering a data request, or acknowledging or answering a complaint. */
export type Duty = {
  readonly kind: "request" | "acknowledgement" | "complaint";
  readonly reference: string;
  readonly dueOn: Day;
};

/** The maximum number of entries that a page lists. */
const most = 5;

/** Lists the open data requests that are due by this day, earliest first. */
export async function listRequestsDue(until: Day): Promise<Duty[]> {
  const rows = await db.dataRequest.findMany({
    where: { state: "open", dueOn: { lte: dateFromDay(until) } },
    orderBy: [{ dueOn: "asc" }, { id: "asc" }],
    take: most,
    select: { reference: true, dueOn: true },
  });
  return rows.map(({ reference, dueOn }) => ({ kind: "request", reference, dueOn: dayFromDate(dueOn) }));
}

/** Lists the next step of the unanswered complaints if it is due by this day, earliest first. */
export async function listComplaintsDue(until: Day): Promise<Duty[]> {
  const last = dateFromDay(until);
  const rows = await db.complaint.findMany({
    where: {
      answeredAt: null,
      closedAt: null,
      OR: [{ acknowledgedAt: null, acknowledgeBy: { lte: last } }, { answerBy: { lte: last } }],
    },
    orderBy: [{ answerBy: "asc" }, { id: "asc" }],
    take: most,
    select: { reference: true, acknowledgeBy: true, acknowledgedAt: true, answerBy: true },
  });
  return rows.map(({ reference, acknowledgeBy, acknowledgedAt, answerBy }) =>
    acknowledgedAt === null
      ? { kind: "acknowledgement", reference, dueOn: dayFromDate(acknowledgeBy) }
      : { kind: "complaint", reference, dueOn: dayFromDate(answerBy) },
  );
}
