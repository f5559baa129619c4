"use server";

import { mapOk } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { closeCase as close, reopenCase as reopen } from "../commands/close-case";
import { confirmRule as confirm, withdrawRule as withdraw } from "../commands/confirm-rule";
import { decideConflicts as decide, searchConflicts as search } from "../commands/conflicts";
import { completeStep as complete, undoStep as undo } from "../commands/journey";
import { openCase as open } from "../commands/open-case";
import { renewRules as renew } from "../commands/rule-sets";
import type { CaseNotice, NoticePart } from "../notices";
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
} from "../schema";

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
type Typed = Place & { readonly reason?: string | undefined; readonly note?: string | undefined };

const shared = {
  needs: "cases.change",
  limit: "staffAction",
  read: readCaseForm,
  next: ({ clientId, reference, done, tried, part }: Outcome) =>
    `/dashboard/clients/${clientId}/cases/${reference}?done=${done}${tried ? `&tried=${tried}` : ""}${part ? `&part=${part}#${part}` : ""}`,
} as const;

const outcome = ({ clientId, reference }: Place, done: CaseNotice, part?: NoticePart): Outcome => ({
  clientId,
  reference,
  done,
  ...(part && { part }),
});

/** Answers a refusal with the current state of the case and a notice. */
const notice = (done: CaseNotice, part?: NoticePart) => ({ to: (input: Place) => outcome(input, done, part) });
const refused = notice("refused");
const reasonRequired = { field: "reason", code: "required" } as const;

/**
 * Answers a conflict with another staff member's change with the current state of the case. But a form with typed text
 * is shown again, so that the text is not lost.
 */
const changedBefore = (tried: CaseNotice, part?: NoticePart) => ({
  to: (input: Typed) => (input.reason || input.note ? undefined : { ...outcome(input, "changed", part), tried }),
});

export const openCase = staffAction({
  ...shared,
  name: "cases.open",
  schema: openSchema,
  run: async (input, staff, { now }) =>
    mapOk(await open(staff, input, now), ({ reference }) => outcome({ clientId: input.clientId, reference }, "opened")),
});

export const completeStep = staffAction({
  ...shared,
  name: "cases.complete-step",
  schema: completeSchema,
  run: async (input, staff, { now }) =>
    mapOk(await complete(staff, input, now), () => outcome(input, "step-completed")),
  refusals: {
    closed: refused,
    order: refused,
    unmet: notice("unmet"),
    RESOURCE_CONFLICT: changedBefore("step-completed"),
  },
});

export const undoStep = staffAction({
  ...shared,
  name: "cases.undo-step",
  schema: takeBackSchema,
  run: async (input, staff, { now }) => mapOk(await undo(staff, input, now), () => outcome(input, "step-taken-back")),
  refusals: {
    closed: refused,
    order: refused,
    late: notice("late"),
    reason: reasonRequired,
    RESOURCE_CONFLICT: changedBefore("step-taken-back"),
  },
});

export const confirmRule = staffAction({
  ...shared,
  name: "cases.confirm-rule",
  schema: ruleSchema,
  run: async (input, staff, { now }) => mapOk(await confirm(staff, input, now), () => outcome(input, "rule-met")),
  refusals: {
    closed: refused,
    unknown: refused,
    "same-person": notice("same-person"),
    "no-agreement": notice("no-agreement"),
    RESOURCE_CONFLICT: changedBefore("rule-met"),
  },
});

export const withdrawRule = staffAction({
  ...shared,
  name: "cases.withdraw-rule",
  schema: ruleSchema,
  run: async (input, staff, { now }) =>
    mapOk(await withdraw(staff, input, now), () => outcome(input, "rule-withdrawn")),
  refusals: {
    closed: refused,
    unknown: refused,
    complete: refused,
    RESOURCE_CONFLICT: changedBefore("rule-withdrawn"),
  },
});

export const renewRules = staffAction({
  ...shared,
  name: "cases.renew-rules",
  schema: renewSchema,
  run: async (input, staff, { now }) => mapOk(await renew(staff, input, now), () => outcome(input, "rules-renewed")),
  refusals: {
    closed: refused,
    newest: refused,
    "newest-unmet": notice("rules-unmet"),
    RESOURCE_CONFLICT: changedBefore("rules-renewed"),
  },
});

export const closeCase = staffAction({
  ...shared,
  name: "cases.close",
  schema: closeSchema,
  run: async (input, staff, { now }) => mapOk(await close(staff, input, now), () => outcome(input, "closed")),
  refusals: {
    closed: refused,
    reason: reasonRequired,
    journey: { field: "outcome", code: "outcomeTooEarly" },
    RESOURCE_CONFLICT: changedBefore("closed"),
  },
});

export const reopenCase = staffAction({
  ...shared,
  name: "cases.reopen",
  needs: "cases.reopen",
  schema: reopenSchema,
  run: async (input, staff, { now }) => mapOk(await reopen(staff, input, now), () => outcome(input, "reopened")),
  refusals: { open: refused, RESOURCE_CONFLICT: changedBefore("reopened") },
});

const conflicts = { closed: notice("refused", "conflicts"), needed: notice("needed", "conflicts") } as const;

export const searchConflicts = staffAction({
  ...shared,
  name: "cases.search-conflicts",
  schema: searchSchema,
  run: async (input, staff, { now }) =>
    mapOk(await search(staff, input.reference, now), () => outcome(input, "searched", "conflicts")),
  refusals: { ...conflicts, RESOURCE_CONFLICT: changedBefore("searched", "conflicts") },
});

export const decideConflicts = staffAction({
  ...shared,
  name: "cases.decide-conflicts",
  schema: decisionSchema,
  run: async (input, staff, { now }) =>
    mapOk(await decide(staff, input, now), () => outcome(input, "decided", "conflicts")),
  refusals: { ...conflicts, reason: reasonRequired, RESOURCE_CONFLICT: changedBefore("decided", "conflicts") },
});
