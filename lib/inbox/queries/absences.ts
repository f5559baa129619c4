import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

/**
 * The staff members whose open items belong to this one: themselves and those for whom they cover now. Cover is not
 * passed on.
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

/** Who covers for which colleague now. */
export async function listCovers(now: Instant): Promise<Cover[]> {
  const at = new Date(now);
  const rows = await db.staffAbsence.findMany({
    where: { startsAt: { lte: at }, endsAt: { gt: at } },
    select: { staffId: true, coverId: true, cover: { select: { name: true } } },
  });
  return rows.map(({ staffId, coverId, cover }) => ({ staffId, coverId, coverName: cover.name }));
}

/** Absences that have not ended, soonest first. */
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
