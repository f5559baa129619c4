import { adviserOrder } from "@/lib/availability/queries/adviser-order";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock";
import { moveByOne } from "@/lib/platform/forms/places";
import type { Move } from "@/lib/platform/forms/places";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { versioned } from "@/lib/platform/versioned";

import { adviserRecord } from "./record";
import type { AdviserTarget } from "./record";

type Moved = AdviserTarget & Pick<Move, "direction">;

/** A move locks all advisers, because it can change the place of each. */
const changeOrder = versioned({
  ...adviserRecord,
  async lock(tx, _target: Moved) {
    const advisers = await tx.adviser.findMany({ select: { id: true } });
    await lockRows(
      tx,
      "advisers",
      advisers.map(({ id }) => id),
    );
  },
});

/**
 * Moves an adviser one place in the order in which staff and visitors see advisers. Advisers who take no bookings do
 * not count. An adviser at the end stays there. RESOURCE_CONFLICT: someone else has changed or moved the adviser since.
 * Returns the slug.
 */
export function moveAdviser(
  by: Staff,
  target: Moved,
): Promise<Result<string, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  return changeOrder(by, target, async ({ id, slug }, tx) => {
    const move = moveByOne(await listPlaces(tx), { id, direction: target.direction });
    if (!move || move.from === move.to) return ok({ value: slug });
    const { from, to, ordered } = move;
    await tx.$executeRaw`
      update advisers set position = place
      from unnest(${ordered.map((row) => row.id)}::uuid[]) with ordinality as wanted (adviser, place)
      where id = adviser and position is distinct from place`;
    return ok({ data: {}, audit: { action: "adviser.moved", details: { slug, from, to } }, value: slug });
  });
}

/** The advisers who take bookings, in their order. */
function listPlaces(tx: Tx): Promise<readonly { id: string }[]> {
  return tx.adviser.findMany({ where: { isActive: true }, orderBy: adviserOrder, select: { id: true } });
}
