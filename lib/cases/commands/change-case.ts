import { mayOpenFile } from "@/lib/clients/commands/access";
import type { Prisma } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { fail } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { versioned } from "@/lib/platform/versioned";

/** The case that a staff member changes, and the version that their page was rendered from. */
export type CaseTarget = { readonly reference: string; readonly version: number };

type Target = { readonly reference: string; readonly version?: number; readonly now: Instant };

const columns = { id: true, reference: true, clientId: true, state: true, outcome: true, version: true } as const;

/**
 * Changes a case as a staff member. RESOURCE_NOT_FOUND: there is no such case, or the staff member may not open the
 * client's file. RESOURCE_CONFLICT: the case has changed since the page was rendered. Callers that change only facts or
 * fees pass no version, because they cannot overwrite another person's change of the steps, rules or state. A change of
 * the steps or rules passes empty `data`, so that the version is incremented.
 */
export const changeCase = versioned({
  subjectKind: "case",
  lock: (tx, { reference }: Target) => lockRow(tx, "cases", { reference }),
  async find(tx, staff, { reference, now }) {
    const found = await tx.case.findUnique({ where: { reference }, select: columns });
    return found && (await mayOpenFile(staff, found.clientId, now, tx)) ? found : undefined;
  },
  store: (tx, id, data: Prisma.CaseUncheckedUpdateInput) =>
    tx.case.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } }),
});

/** The failure of a change that needs an open case. */
export const isClosed = fail("BUSINESS_RULE_VIOLATION", { rule: "closed" });
