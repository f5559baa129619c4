import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { fieldCodes } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import { changedFields } from "../changed-fields";
import { findFirm } from "../queries/settings";
import { changedFactsSchema, toFirm } from "../settings";
import type { Firm, FirmFacts } from "../settings";
import { initialFacts } from "../settings-initial";

type Change = {
  /** The version that the editor saw. If there is a newer version, the change is refused. */
  readonly seenVersion: number;
  readonly facts: FirmFacts;
};

/**
 * Stores the next version of the firm's record, and an audit row with the names of the changed fields but without their
 * values. Facts that are the same as the stored ones make no new version.
 */
export async function changeFirm(
  by: Actor,
  { seenVersion, facts }: Change,
): Promise<Result<Firm, "VALIDATION_ERROR" | "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    const before = await findFirm(tx);
    return before?.version === seenVersion ? storeFirm(tx, by, { before, facts }) : fail("RESOURCE_CONFLICT");
  });
}

/** Does the same as `changeFirm` in a transaction that has read the current version. */
export async function storeFirm(
  tx: Tx,
  by: Actor,
  { before, facts }: { readonly before: Firm; readonly facts: FirmFacts },
): Promise<Result<Firm, "VALIDATION_ERROR" | "RESOURCE_CONFLICT">> {
  const { FIRM_PROFILE: profile, SITE_MODE } = env();
  const parsed = changedFactsSchema.safeParse(facts);
  if (!parsed.success) return fail("VALIDATION_ERROR", { codes: fieldCodes(parsed.error) });
  const fields = changedFields(before, parsed.data);
  if (fields.length === 0) return ok(before);
  const version = before.version + 1;
  const { count } = await insertVersion(tx, { profile, version, facts: parsed.data, by });
  if (count === 0) return fail("RESOURCE_CONFLICT");
  await record(tx, by, {
    action: "firm.changed",
    subjectKind: "firm",
    subjectId: profile,
    details: { version, fields: fields.join(" ") },
  });
  return ok(toFirm(parsed.data, { version, isSample: SITE_MODE === "demo" }));
}

/** Creates the first version of the firm's record for the profile in `FIRM_PROFILE`, if this profile has no record. */
export async function fillFirm(tx: Tx | typeof db = db): Promise<void> {
  const { FIRM_PROFILE: profile } = env();
  if (await findFirm(tx)) return;
  await insertVersion(tx, { profile, version: 1, facts: initialFacts() });
}

type Version = {
  readonly profile: "ca" | "uk";
  readonly version: number;
  readonly facts: FirmFacts;
  readonly by?: Actor;
};

/**
 * Stores a version of the firm's record. If two editors change the same version at the same time, the second insert has
 * no effect.
 */
export function insertVersion(tx: Tx | typeof db, { profile, version, facts, by }: Version) {
  const changedById = by?.kind === "staff" ? by.id : null;
  return tx.firmSettings.createMany({
    data: [{ profile, version, facts: JSON.parse(JSON.stringify(facts)) as object, changedById }],
    skipDuplicates: true,
  });
}
