import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

/**
 * The owner of an inbox item is the staff member who should answer it. Returns the owner ids of the items that the
 * given staff member answers now: the given staff member's own id, and the ids of the absent colleagues for whom the
 * given staff member covers. If an absent colleague covers for a third person, the list does not contain the third
 * person.
 */
export async function ownersCoveredBy(staffId: string, now: Instant): Promise<string[]> {
  const at = new Date(now);
  const absences = await db.staffAbsence.findMany({
    where: { coverId: staffId, startsAt: { lte: at }, endsAt: { gt: at } },
    select: { staffId: true },
  });
  return [staffId, ...absences.map((absence) => absence.staffId)];
}

export type Cover = { readonly staffId: string; readonly coverId: string; readonly coverName: string };

/** Lists the absent staff members and the colleagues who cover for them now. */
export async function listCovers(now: Instant): Promise<Cover[]> {
  const at = new Date(now);
  const rows = await db.staffAbsence.findMany({
    where: { startsAt: { lte: at }, endsAt: { gt: at } },
    select: { staffId: true, coverId: true, cover: { select: { name: true } } },
  });
  return rows.map(({ staffId, coverId, cover }) => ({ staffId, coverId, coverName: cover.name }));
}

/** Lists the absences that have not ended, ordered by their start. */
export async function listAbsences(now: Instant) {
  return db.staffAbsence.findMany({
    where: { endsAt: { gt: new Date(now) } },
    select: {
      id: true,
      startsAt: true,
      endsAt: true,
      staff: { select: { id: true, name: true } },
      cover: { select: { id: true, name: true } },
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: 100,
  });
}
