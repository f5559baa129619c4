import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { kindOf, subjectKinds } from "../item";

/** Marks a waiting message or lead as answered. RESOURCE_CONFLICT: it is not waiting, for example because a colleague was faster. */
export async function markAnswered(
  staff: Staff,
  reference: string,
  now: Instant,
): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return change(staff, { reference, from: "received", to: "answered", answeredAt: new Date(now) });
}

/** Marks an answered message or lead as waiting again. RESOURCE_CONFLICT: it is not marked as answered. */
export async function markWaiting(staff: Staff, reference: string): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return change(staff, { reference, from: "answered", to: "received", answeredAt: null });
}

type Change = {
  readonly reference: string;
  readonly from: "received" | "answered";
  readonly to: "received" | "answered";
  readonly answeredAt: Date | null;
};

async function change(
  staff: Staff,
  { reference, from, to, answeredAt }: Change,
): Promise<Result<null, "RESOURCE_CONFLICT">> {
  const kind = kindOf(reference);
  if (kind === undefined) return fail("RESOURCE_CONFLICT");
  return db.$transaction(async (tx) => {
    const update = { where: { reference, state: from }, data: { state: to, answeredAt }, select: { id: true } };
    const [item] =
      kind === "message"
        ? await tx.contactMessage.updateManyAndReturn(update)
        : await tx.lead.updateManyAndReturn(update);
    if (!item) return fail("RESOURCE_CONFLICT");
    await record(
      tx,
      { kind: "staff", id: staff.id },
      { action: `${subjectKinds[kind]}.${to}`, subjectKind: subjectKinds[kind], subjectId: item.id },
    );
    return ok(null);
  });
}
