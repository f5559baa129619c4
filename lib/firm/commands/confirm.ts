import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import type { ConfirmableFact } from "../confirmable";
import { findFirm } from "../queries/settings";
import { insertVersion } from "./settings";

/**
 * Confirms a part of the firm's record, in a new version. Facts keep the day of their first confirmation. Texts get the
 * current day, because the firm has read them again. Returns false if the day stays the same. RESOURCE_CONFLICT:
 * another change of the record was stored first, or there is no record yet.
 */
export async function confirmFact(
  by: Actor,
  part: ConfirmableFact,
  now: Instant,
): Promise<Result<boolean, "RESOURCE_CONFLICT">> {
  const { FIRM_PROFILE: profile } = env();
  return db.$transaction(async (tx) => {
    const before = await findFirm(tx);
    if (!before) return fail("RESOURCE_CONFLICT");
    const { version: seen, isSample: _, phoneHref: __, ...facts } = before;
    const today = dayOf(now, facts.zone);
    const isText = part === "articles" || part === "questions";
    const day = isText ? today : (facts.confirmedOn[part] ?? today);
    if (facts.confirmedOn[part] === day) return ok(false);
    const version = seen + 1;
    const next = { ...facts, confirmedOn: { ...facts.confirmedOn, [part]: day } };
    const { count } = await insertVersion(tx, { profile, version, facts: next, by });
    if (count === 0) return fail("RESOURCE_CONFLICT");
    await record(tx, by, {
      action: "firm.confirmed",
      subjectKind: "firm",
      subjectId: profile,
      details: { version, part, day },
    });
    return ok(true);
  });
}
