import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { firm } from "../settings-snapshot";
import type { SetupMark } from "../setup-marks";

type Act = { readonly mark: SetupMark; readonly staffId: string };
type NewMark = Act & { readonly about?: string; readonly now: Instant };

/** Stores a mark of the setup with the person and the day. It replaces the earlier mark of its kind. */
export async function setSetupMark(
  { mark, about = "", staffId, now }: NewMark,
  tx: Tx | undefined = undefined,
): Promise<void> {
  if (!tx) return db.$transaction((own) => setSetupMark({ mark, about, staffId, now }, own));
  const values = { about, staffId, markedOn: dateFromDay(dayOf(now, firm().zone)) };
  await tx.setupMark.upsert({ where: { kind: mark }, create: { kind: mark, ...values }, update: values });
  await record(tx, { kind: "staff", id: staffId }, { action: "firm.setup-marked", ...subjectOf(mark) });
}

/** Removes a mark of the setup, because it is not true any more. Does nothing if there is no such mark. */
export async function removeSetupMark({ mark, staffId }: Act): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.setupMark.deleteMany({ where: { kind: mark } });
    if (count > 0)
      await record(tx, { kind: "staff", id: staffId }, { action: "firm.setup-mark-removed", ...subjectOf(mark) });
  });
}

function subjectOf(mark: SetupMark) {
  return { subjectKind: "firm", subjectId: env().FIRM_PROFILE, details: { mark } } as const;
}
