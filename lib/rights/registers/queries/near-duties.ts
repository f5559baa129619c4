import { db } from "@/lib/platform/db/client";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/** A task with a deadline. Staff must answer a data request, acknowledge a complaint, or answer a complaint. */
export type Duty = {
  readonly kind: "request" | "acknowledgement" | "complaint";
  readonly reference: string;
  readonly dueOn: Day;
};

/** The maximum number of entries that each function below returns. */
const most = 5;

/** Lists the open data requests that are due by this day, earliest first. */
export async function listRequestsDue(until: Day): Promise<Duty[]> {
  const rows = await db.dataRequest.findMany({
    where: { state: "open", dueOn: { lte: dateFromDay(until) } },
    orderBy: [{ dueOn: "asc" }, { id: "asc" }],
    take: most,
    select: { reference: true, dueOn: true },
  });
  return rows.map(({ reference, dueOn }) => toDuty("request", reference, dueOn));
}

/** Lists the complaints that must be acknowledged or answered by this day, earliest first. */
export async function listComplaintsDue(until: Day): Promise<Duty[]> {
  const last = dateFromDay(until);
  const isUnanswered = { answeredAt: null, closedAt: null };
  const [unacknowledged, acknowledged] = await Promise.all([
    db.complaint.findMany({
      where: { ...isUnanswered, acknowledgedAt: null, acknowledgeBy: { lte: last } },
      orderBy: [{ acknowledgeBy: "asc" }, { id: "asc" }],
      take: most,
      select: { reference: true, acknowledgeBy: true },
    }),
    db.complaint.findMany({
      where: { ...isUnanswered, acknowledgedAt: { not: null }, answerBy: { lte: last } },
      orderBy: [{ answerBy: "asc" }, { id: "asc" }],
      take: most,
      select: { reference: true, answerBy: true },
    }),
  ]);
  const duties = [
    ...unacknowledged.map(({ reference, acknowledgeBy }) => toDuty("acknowledgement", reference, acknowledgeBy)),
    ...acknowledged.map(({ reference, answerBy }) => toDuty("complaint", reference, answerBy)),
  ];
  return duties.sort((a, b) => a.dueOn.localeCompare(b.dueOn)).slice(0, most);
}

function toDuty(kind: Duty["kind"], reference: string, dueOn: Date): Duty {
  return { kind, reference, dueOn: dayFromDate(dueOn) };
}
