import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import { changedFacts } from "../adviser";
import type { AdviserFacts } from "../adviser";
import { changeRecord } from "./record";
import type { AdviserTarget } from "./record";

/** Changes what staff edit of an adviser. Bookings keep their adviser, time and service. Returns the slug. */
export function changeAdviser(
  by: Staff,
  target: AdviserTarget,
  facts: AdviserFacts,
): Promise<Result<string, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  return changeRecord(by, target, async ({ id, slug, facts: before }, tx) => {
    const changed = changedFacts(before, facts);
    if (changed.length === 0) return ok({ value: slug });
    await writeSkills(tx, id, facts.serviceIds);
    return ok({
      data: columnsOf(facts),
      audit: { action: "adviser.changed", details: { slug, fields: changed.join(" ") } },
      value: slug,
    });
  });
}

/** The edited columns of the adviser's own row. */
export function columnsOf({ serviceIds: _, languages, ...facts }: AdviserFacts) {
  return { ...facts, languages: [...languages] };
}

/** Stores the services that the adviser offers. */
export async function writeSkills(tx: Tx, adviserId: string, serviceIds: readonly string[]): Promise<void> {
  await tx.adviserSkill.deleteMany({ where: { adviserId, serviceId: { notIn: [...serviceIds] } } });
  await tx.adviserSkill.createMany({
    data: serviceIds.map((serviceId) => ({ adviserId, serviceId })),
    skipDuplicates: true,
  });
}
