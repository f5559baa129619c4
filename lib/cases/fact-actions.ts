"use server";

import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/staff-action";

import {
  addDeadline as storeDeadline,
  finishDeadline as finish,
  removeDeadline as deleteDeadline,
} from "./commands/deadlines";
import {
  addLetter as storeLetter,
  recordAnswer as storeAnswer,
  removeLetter as deleteLetter,
} from "./commands/letters";
import { addLoss as storeLoss, changeLoss as storeChange, removeLoss as deleteLoss } from "./commands/losses";
import { addParty as storeParty, removeParty as deleteParty } from "./commands/parties";
import type { CaseNotice, NoticePart } from "./notices";
import {
  answerSchema,
  deadlineSchema,
  letterSchema,
  lossChangeSchema,
  lossSchema,
  partySchema,
  readCaseForm,
  rowSchema,
} from "./schema";

type Outcome = {
  readonly clientId: string;
  readonly reference: string;
  readonly done: CaseNotice;
  readonly part: NoticePart;
};

const shared = {
  needs: "cases.change",
  limit: "staffAction",
  read: readCaseForm,
  next: ({ clientId, reference, done, part }: Outcome) =>
    `/dashboard/clients/${clientId}/cases/${reference}?done=${done}&part=${part}#${part}`,
} as const;

type Input = { readonly clientId: string; readonly reference: string };

/**
 * If the server refuses to save a form, the form is shown again with what the user typed. If it refuses to remove
 * something, the user is redirected to the case, which shows its current state and the reason.
 */
function outcomeOf(
  { clientId, reference }: Input,
  part: Outcome["part"],
  done: "saved" | "removed",
  result: Result<null, ErrorCode>,
): Result<Outcome, ErrorCode> {
  const place = { clientId, reference, part };
  if (result.ok) return ok({ ...place, done });
  if (done === "saved") return result;
  if (result.error === "RESOURCE_CONFLICT") return ok({ ...place, done: "changed" });
  const { rule } = (result.details ?? {}) as { readonly rule?: string };
  if (result.error === "BUSINESS_RULE_VIOLATION")
    return ok({ ...place, done: rule === "needed" ? "needed" : "refused" });
  return result;
}

/** The rules that refuse a day, each with the error code that the form shows at the day's field. */
const dayCodes: Readonly<Record<string, string>> = { future: "dayInFuture", early: "dayTooEarly" };

type Fault = {
  readonly field: string;
  readonly code: string;
  /** The field that contains the day, if it is not `field`. */
  readonly dayField?: string;
};

/** Turns a BUSINESS_RULE_VIOLATION into an error of a form field, except if the case is closed. */
function toFieldError(
  result: Result<null, ErrorCode>,
  { field, code, dayField = field }: Fault,
): Result<null, ErrorCode> {
  const isRule = !result.ok && result.error === "BUSINESS_RULE_VIOLATION";
  const { rule } = (isRule ? (result.details ?? {}) : {}) as { readonly rule?: string };
  if (!isRule || rule === "closed") return result;
  const dayCode = dayCodes[rule ?? ""];
  return fail("BUSINESS_RULE_VIOLATION", { codes: dayCode ? { [dayField]: [dayCode] } : { [field]: [code] } });
}

export const addLoss = staffAction({
  ...shared,
  name: "cases.add-loss",
  schema: lossSchema,
  run: async (input, staff, { now }) =>
    outcomeOf(
      input,
      "losses",
      "saved",
      toFieldError(await storeLoss(staff, input, now), { field: "paidOn", code: "dateInvalid" }),
    ),
});

export const changeLoss = staffAction({
  ...shared,
  name: "cases.change-loss",
  schema: lossChangeSchema,
  run: async (input, staff, { now }) =>
    outcomeOf(
      input,
      "losses",
      "saved",
      toFieldError(await storeChange(staff, input, now), {
        field: "returnedAmount",
        code: "returnedTooMuch",
        dayField: "paidOn",
      }),
    ),
});

export const removeLoss = staffAction({
  ...shared,
  name: "cases.remove-loss",
  schema: rowSchema,
  run: async (input, staff, { now }) => outcomeOf(input, "losses", "removed", await deleteLoss(staff, input, now)),
});

export const addParty = staffAction({
  ...shared,
  name: "cases.add-party",
  schema: partySchema,
  run: async (input, staff, { now }) =>
    outcomeOf(
      input,
      "parties",
      "saved",
      toFieldError(await storeParty(staff, input, now), { field: "name", code: "invalid" }),
    ),
});

export const removeParty = staffAction({
  ...shared,
  name: "cases.remove-party",
  schema: rowSchema,
  run: async (input, staff, { now }) => outcomeOf(input, "parties", "removed", await deleteParty(staff, input, now)),
});

export const addDeadline = staffAction({
  ...shared,
  name: "cases.add-deadline",
  schema: deadlineSchema,
  run: async (input, staff, { now }) => outcomeOf(input, "deadlines", "saved", await storeDeadline(staff, input, now)),
});

export const finishDeadline = staffAction({
  ...shared,
  name: "cases.finish-deadline",
  schema: rowSchema,
  run: async (input, staff, { now }) => outcomeOf(input, "deadlines", "saved", await finish(staff, input, now)),
});

export const removeDeadline = staffAction({
  ...shared,
  name: "cases.remove-deadline",
  schema: rowSchema,
  run: async (input, staff, { now }) =>
    outcomeOf(input, "deadlines", "removed", await deleteDeadline(staff, input, now)),
});

export const addLetter = staffAction({
  ...shared,
  name: "cases.add-letter",
  schema: letterSchema,
  run: async (input, staff, { now }) =>
    outcomeOf(
      input,
      "letters",
      "saved",
      toFieldError(await storeLetter(staff, input, now), { field: "sentOn", code: "dateInvalid" }),
    ),
});

export const recordAnswer = staffAction({
  ...shared,
  name: "cases.record-answer",
  schema: answerSchema,
  run: async (input, staff, { now }) =>
    outcomeOf(
      input,
      "letters",
      "saved",
      toFieldError(await storeAnswer(staff, input, now), { field: "answeredOn", code: "answerTooEarly" }),
    ),
});

export const removeLetter = staffAction({
  ...shared,
  name: "cases.remove-letter",
  schema: rowSchema,
  run: async (input, staff, { now }) => outcomeOf(input, "letters", "removed", await deleteLetter(staff, input, now)),
});
