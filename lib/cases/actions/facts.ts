"use server";

import { mapOk } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import {
  addDeadline as storeDeadline,
  finishDeadline as finish,
  removeDeadline as deleteDeadline,
} from "../commands/deadlines";
import {
  addLetter as storeLetter,
  recordAnswer as storeAnswer,
  removeLetter as deleteLetter,
} from "../commands/letters";
import { addLoss as storeLoss, changeLoss as storeChange, removeLoss as deleteLoss } from "../commands/losses";
import { addParty as storeParty, removeParty as deleteParty } from "../commands/parties";
import type { CaseNotice, NoticePart } from "../notices";
import {
  answerSchema,
  deadlineSchema,
  letterSchema,
  lossChangeSchema,
  lossSchema,
  partySchema,
  readCaseForm,
  rowSchema,
} from "../schema";

type Outcome = {
  readonly clientId: string;
  readonly reference: string;
  readonly done: CaseNotice;
  readonly part: NoticePart;
  /** The appointment, if the form was sent from its page. */
  readonly appointment?: string | undefined;
};

const shared = {
  needs: "cases.change",
  limit: "staffAction",
  read: readCaseForm,
  next: ({ clientId, reference, done, part, appointment }: Outcome) =>
    appointment === undefined
      ? `/dashboard/clients/${clientId}/cases/${reference}?done=${done}&part=${part}#${part}`
      : `/dashboard/bookings/${appointment}/appointment?done=${done}#${part}`,
} as const;

type Place = Pick<Outcome, "clientId" | "reference">;

const outcome = ({ clientId, reference }: Place, part: NoticePart, done: CaseNotice): Outcome => ({
  clientId,
  reference,
  part,
  done,
});

/** Answers a refusal with the current state of the case and a notice in the given section. */
const notice = (part: NoticePart, done: CaseNotice) => ({ to: (place: Place) => outcome(place, part, done) });

/** A form that is refused is shown again with what the user typed. */
const saving = { closed: "message" } as const;

/** If something cannot be removed, the page of the case shows its current state and the reason. */
const removing = (part: NoticePart) =>
  ({
    closed: notice(part, "refused"),
    needed: notice(part, "needed"),
    RESOURCE_CONFLICT: notice(part, "changed"),
  }) as const;

const dayRules = (field: string) =>
  ({ future: { field, code: "dayInFuture" }, early: { field, code: "dayTooEarly" } }) as const;

export const addLoss = staffAction({
  ...shared,
  name: "cases.add-loss",
  schema: lossSchema,
  run: async (input, staff, { now }) =>
    mapOk(await storeLoss(staff, input, now), () => ({
      ...outcome(input, "losses", "saved"),
      appointment: input.appointment,
    })),
  refusals: {
    ...saving,
    ...dayRules("paidOn"),
    needed: { field: "paidOn", code: "dateInvalid" },
    // The list shows which payments were taken over meanwhile.
    RESOURCE_ALREADY_EXISTS: notice("losses", "exists"),
  },
});

export const changeLoss = staffAction({
  ...shared,
  name: "cases.change-loss",
  schema: lossChangeSchema,
  run: async (input, staff, { now }) =>
    mapOk(await storeChange(staff, input, now), () => outcome(input, "losses", "saved")),
  refusals: {
    ...saving,
    ...dayRules("paidOn"),
    needed: { field: "returnedAmount", code: "returnedTooMuch" },
  },
});

export const removeLoss = staffAction({
  ...shared,
  name: "cases.remove-loss",
  schema: rowSchema,
  run: async (input, staff, { now }) =>
    mapOk(await deleteLoss(staff, input, now), () => outcome(input, "losses", "removed")),
  refusals: removing("losses"),
});

export const addParty = staffAction({
  ...shared,
  name: "cases.add-party",
  schema: partySchema,
  run: async (input, staff, { now }) =>
    mapOk(await storeParty(staff, input, now), () => outcome(input, "parties", "saved")),
  refusals: {
    ...saving,
    name: { field: "name", code: "invalid" },
    needed: { field: "name", code: "invalid" },
  },
});

export const removeParty = staffAction({
  ...shared,
  name: "cases.remove-party",
  schema: rowSchema,
  run: async (input, staff, { now }) =>
    mapOk(await deleteParty(staff, input, now), () => outcome(input, "parties", "removed")),
  refusals: removing("parties"),
});

export const addDeadline = staffAction({
  ...shared,
  name: "cases.add-deadline",
  schema: deadlineSchema,
  run: async (input, staff, { now }) =>
    mapOk(await storeDeadline(staff, input, now), () => outcome(input, "deadlines", "saved")),
  refusals: { ...saving, needed: "message" },
});

export const finishDeadline = staffAction({
  ...shared,
  name: "cases.finish-deadline",
  schema: rowSchema,
  run: async (input, staff, { now }) =>
    mapOk(await finish(staff, input, now), () => outcome(input, "deadlines", "saved")),
  refusals: { ...saving, needed: "message" },
});

export const removeDeadline = staffAction({
  ...shared,
  name: "cases.remove-deadline",
  schema: rowSchema,
  run: async (input, staff, { now }) =>
    mapOk(await deleteDeadline(staff, input, now), () => outcome(input, "deadlines", "removed")),
  refusals: removing("deadlines"),
});

export const addLetter = staffAction({
  ...shared,
  name: "cases.add-letter",
  schema: letterSchema,
  run: async (input, staff, { now }) =>
    mapOk(await storeLetter(staff, input, now), () => outcome(input, "letters", "saved")),
  refusals: { ...saving, ...dayRules("sentOn"), needed: { field: "sentOn", code: "dateInvalid" } },
});

export const recordAnswer = staffAction({
  ...shared,
  name: "cases.record-answer",
  schema: answerSchema,
  run: async (input, staff, { now }) =>
    mapOk(await storeAnswer(staff, input, now), () => outcome(input, "letters", "saved")),
  refusals: {
    ...saving,
    ...dayRules("answeredOn"),
    needed: { field: "answeredOn", code: "answerTooEarly" },
  },
});

export const removeLetter = staffAction({
  ...shared,
  name: "cases.remove-letter",
  schema: rowSchema,
  run: async (input, staff, { now }) =>
    mapOk(await deleteLetter(staff, input, now), () => outcome(input, "letters", "removed")),
  refusals: removing("letters"),
});
