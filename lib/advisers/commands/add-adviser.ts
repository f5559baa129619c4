import { randomUUID } from "node:crypto";

import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { constraints } from "@/lib/platform/db/constraints";
import { db } from "@/lib/platform/db/client";
import { brokenConstraint } from "@/lib/platform/db/refusals";

import type { AdviserFacts } from "../adviser";
import { slugFor } from "../slug";
import { columnsOf, writeSkills } from "./change-adviser";

/** The number of names in links that are tried before the command gives up. */
const attempts = 50;

/**
 * Adds an adviser, who can be booked as soon as they have hours and a service. Returns the slug, which is made from the
 * name.
 */
export async function addAdviser(by: Staff, facts: AdviserFacts): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const slug = slugFor(facts.name, attempt);
    try {
      await insert(by, slug, facts);
      return slug;
    } catch (error) {
      if (brokenConstraint(error) !== constraints.adviserSlug || attempt === attempts) throw error;
    }
  }
}

async function insert(by: Staff, slug: string, facts: AdviserFacts): Promise<void> {
  const id = randomUUID();
  await db.$transaction(async (tx) => {
    await tx.adviser.create({ data: { id, slug, ...columnsOf(facts) }, select: { id: true } });
    await writeSkills(tx, id, facts.serviceIds);
    await record(tx, by, { action: "adviser.added", subjectKind: "adviser", subjectId: id, details: { slug } });
  });
}
