import { randomBytes } from "node:crypto";

import { firm } from "@/lib/firm/settings-snapshot";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { isDuplicate } from "@/lib/platform/db/refusals";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import type { ServiceFacts } from "../desk/service-facts";
import { clearCatalogue } from "../queries";
import { plannedPeriods } from "../price-periods";
import type { CurrentPrices } from "../price-periods";
import { columnsOf, writeParts } from "./write-facts";
import { writePeriods } from "./write-periods";

type NewService = {
  readonly slug: string;
  readonly facts: ServiceFacts;
  readonly prices: CurrentPrices;
};

/**
 * Adds a service at the end of the public order. It is a draft: visitors see it after its confirmation. Its prices hold
 * from today. Returns the slug. RESOURCE_ALREADY_EXISTS: another service has the slug or one of the aliases.
 */
export async function addService(
  by: Staff,
  { slug, facts, prices }: NewService,
  now: Instant,
): Promise<Result<string, "RESOURCE_ALREADY_EXISTS">> {
  const id = randomBytes(12).toString("hex");
  const today = dayOf(now, firm().zone);
  try {
    await db.$transaction(async (tx) => {
      const { _max: last } = await tx.service.aggregate({ _max: { position: true } });
      await tx.service.create({
        data: { id, slug, type: facts.category, position: (last.position ?? 0) + 1, ...columnsOf(facts) },
        select: { id: true },
      });
      await writeParts(tx, id, facts);
      await writePeriods(tx, id, plannedPeriods([], { from: today, shownFor: today, prices }));
      await record(tx, by, { action: "service.added", subjectKind: "service", subjectId: id, details: { slug } });
    });
    return ok(slug);
  } catch (error) {
    if (isDuplicate(error)) return fail("RESOURCE_ALREADY_EXISTS");
    throw error;
  } finally {
    clearCatalogue();
  }
}
