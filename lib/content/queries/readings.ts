import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { listAll } from "@/lib/platform/second-person/queries";
import { dayFromDate } from "@/lib/platform/time/day";

import type { Reading } from "../legal/reading";

type Open = { readonly textId: string; readonly state: "proposed" | "confirmed" };

/** Finds the proposal or the mark with this id, unless it has ended. */
export async function findOpenReading(confirmation: string, tx: Tx | typeof db = db): Promise<Open | undefined> {
  const [row] = await tx.$queryRaw<Open[]>`
    select r.text_id as "textId", c.state
    from confirmations c join counsel_readings r on r.id::text = c.subject_id
    where c.id = ${confirmation}::uuid and c.kind = 'legal-text' and c.ended_at is null`;
  return row;
}

/** Finds the proposal or the mark of a version, unless it has ended. */
export async function findOpenReadingOf(
  { id, number }: { readonly id: string; readonly number: number },
  tx: Tx | typeof db = db,
): Promise<Open | undefined> {
  const [row] = await tx.$queryRaw<Open[]>`
    select r.text_id as "textId", c.state
    from confirmations c join counsel_readings r on r.id::text = c.subject_id
    where r.text_id = ${id}::uuid and r.number = ${number} and c.kind = 'legal-text' and c.ended_at is null`;
  return row;
}

/** Lists the readings of all legal texts or of one, newest first, with what two people did with them. */
export async function listReadings(textId?: string): Promise<readonly Reading[]> {
  const readings = await db.counselReading.findMany({ where: textId === undefined ? {} : { textId } });
  const confirmations = await listAll(
    "legal-text",
    readings.map(({ id }) => id),
  );
  return confirmations.flatMap((confirmation) => {
    const reading = readings.find(({ id }) => id === confirmation.subjectId);
    return reading ? [{ ...reading, readOn: dayFromDate(reading.readOn), confirmation }] : [];
  });
}
