"use server";

import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/staff-action";

import { closeCase as close, reopenCase as reopen } from "./commands/close-case";
import { confirmRule as confirm, withdrawRule as withdraw } from "./commands/confirm-rule";
import { decideConflicts as decide, searchConflicts as search } from "./commands/conflicts";
import { completeStep as complete, undoStep as undo } from "./commands/journey";
import { openCase as open } from "./commands/open-case";
import { renewRules as renew } from "./commands/rule-sets";
import type { CaseNotice, NoticePart } from "./notices";
import {
  closeSchema,
  completeSchema,
  decisionSchema,
  openSchema,
  readCaseForm,
  reopenSchema,
  renewSchema,
  ruleSchema,
  searchSchema,
  takeBackSchema,
} from "./schema";

type Outcome = {
  readonly clientId: string;
  readonly reference: string;
  readonly done: CaseNotice;
  /** The action that was refused because another staff member had changed the case. */
  readonly tried?: CaseNotice;
  /** The section of the page to scroll to. */
  readonly part?: NoticePart;
};
type Place = Pick<Outcome, "clientId" | "reference">;

const shared = {
  needs: "cases.change",
  limit: "staffAction",
  read: readCaseForm,
  next: ({ clientId, reference, done, tried, part }: Outcome) =>
    `/dashboard/clients/${clientId}/cases/${reference}?done=${done}${tried ? `&tried=${tried}` : ""}${part ? `&part=${part}#${part}` : ""}`,
} as const;

const ruleNotices: Readonly<Record<string, CaseNotice>> = {
  unmet: "unmet",
  late: "late",
  needed: "needed",
  "same-person": "same-person",
  "no-agreement": "no-agreement",
  "newest-unmet": "rules-unmet",
};

/**
 * A refused action redirects to the current state of the case, with a notice that explains the refusal. But if another
 * staff member has changed the case, a form with typed text is shown again, so that the text is not lost.
 */
function outcomeOf(
  {
    clientId,
    reference,
    ...typed
  }: Place & { readonly reason?: string | undefined; readonly note?: string | undefined },
  done: CaseNotice,
  result: Result<null, ErrorCode>,
): Result<Outcome, ErrorCode> {
  const place = { clientId, reference };
  if (result.ok) return ok({ ...place, done });
  const { error, details } = result;
  if (error === "RESOURCE_CONFLICT" && !typed.reason && !typed.note)
    return ok({ ...place, done: "changed", tried: done });
  if (error !== "BUSINESS_RULE_VIOLATION") return result;
  const { rule = "" } = (details ?? {}) as { readonly rule?: string };
  if (rule === "reason") return fail(error, { codes: { reason: ["required"] } });
  return ok({ ...place, done: ruleNotices[rule] ?? "refused" });
}

const inConflicts = (result: Result<Outcome, ErrorCode>): Result<Outcome, ErrorCode> =>
  result.ok ? ok({ ...result.value, part: "conflicts" }) : result;

export const openCase = staffAction({
  ...shared,
  name: "cases.open",
  schema: openSchema,
  async run(input, staff, { now }) {
    const opened = await open(staff, input, now);
    const { clientId } = input;
    return opened.ok ? ok<Outcome>({ clientId, reference: opened.value.reference, done: "opened" }) : opened;
  },
});

export const completeStep = staffAction({
  ...shared,
  name: "cases.complete-step",
  schema: completeSchema,
  run: async (input, staff, { now }) => outcomeOf(input, "step-completed", await complete(staff, input, now)),
});

export const undoStep = staffAction({
  ...shared,
  name: "cases.undo-step",
  schema: takeBackSchema,
  run: async (input, staff, { now }) => outcomeOf(input, "step-taken-back", await undo(staff, input, now)),
});

export const confirmRule = staffAction({
  ...shared,
  name: "cases.confirm-rule",
  schema: ruleSchema,
  run: async (input, staff, { now }) => outcomeOf(input, "rule-met", await confirm(staff, input, now)),
});

export const withdrawRule = staffAction({
  ...shared,
  name: "cases.withdraw-rule",
  schema: ruleSchema,
  run: async (input, staff, { now }) => outcomeOf(input, "rule-withdrawn", await withdraw(staff, input, now)),
});

export const renewRules = staffAction({
  ...shared,
  name: "cases.renew-rules",
  schema: renewSchema,
  run: async (input, staff, { now }) => outcomeOf(input, "rules-renewed", await renew(staff, input, now)),
});

export const closeCase = staffAction({
  ...shared,
  name: "cases.close",
  schema: closeSchema,
  async run(input, staff, { now }) {
    const closed = await close(staff, input, now);
    const isTooEarly = !closed.ok && (closed.details as { rule?: string } | undefined)?.rule === "journey";
    return isTooEarly
      ? fail("BUSINESS_RULE_VIOLATION", { codes: { outcome: ["outcomeTooEarly"] } })
      : outcomeOf(input, "closed", closed);
  },
});

export const reopenCase = staffAction({
  ...shared,
  name: "cases.reopen",
  needs: "cases.reopen",
  schema: reopenSchema,
  run: async (input, staff, { now }) => outcomeOf(input, "reopened", await reopen(staff, input, now)),
});

export const searchConflicts = staffAction({
  ...shared,
  name: "cases.search-conflicts",
  schema: searchSchema,
  run: async (input, staff, { now }) =>
    inConflicts(outcomeOf(input, "searched", await search(staff, input.reference, now))),
});

export const decideConflicts = staffAction({
  ...shared,
  name: "cases.decide-conflicts",
  schema: decisionSchema,
  run: async (input, staff, { now }) => inConflicts(outcomeOf(input, "decided", await decide(staff, input, now))),
});
