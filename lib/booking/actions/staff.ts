"use server";

import { toSafeContact } from "@/lib/inquiry/safe-contact";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/staff-action";

import { cancelByStaff } from "../commands/cancel-by-staff";
import { editContact as changeContact } from "../commands/edit-contact";
import { reassign as giveTo } from "../commands/reassign";
import { recordOutcome, undoOutcome as reopen } from "../commands/record-outcome";
import { resendConfirmation as resend } from "../commands/resend-confirmation";
import { writeNote as saveNote } from "../commands/write-note";
import type { RecordNotice } from "../record-notice";
import {
  contactSchema,
  noteSchema,
  readContactForm,
  readStaffForm,
  reassignSchema,
  staffCancelSchema,
  targetSchema,
} from "../staff-schema";

type Outcome = { readonly reference: string; readonly done: RecordNotice };

const shared = {
  needs: "bookings.change",
  limit: "staffAction",
  next: ({ reference, done }: Outcome) => `/dashboard/bookings/${reference}?done=${done}`,
} as const;

/**
 * Turns the result of a command into the outcome of a form that has only a button. Such a form has no field that could
 * show an error. A refusal therefore redirects to the booking's page, which shows a notice.
 */
function outcomeOf(reference: string, done: RecordNotice, result: Result<null, ErrorCode>): Result<Outcome, ErrorCode> {
  if (result.ok) return ok({ reference, done });
  const { error, details } = result;
  if (error === "RESOURCE_CONFLICT") return ok({ reference, done: "changed" });
  const rule = (details as { rule?: string } | undefined)?.rule;
  if (error === "BUSINESS_RULE_VIOLATION") return ok({ reference, done: rule === "copies" ? "copies" : "refused" });
  return result;
}

export const completeBooking = staffAction({
  ...shared,
  name: "bookings.complete",
  schema: targetSchema,
  run: async (target, staff, { now }) =>
    outcomeOf(target.reference, "completed", await recordOutcome(staff, { ...target, outcome: "completed" }, now)),
});

export const markNoShow = staffAction({
  ...shared,
  name: "bookings.no-show",
  schema: targetSchema,
  run: async (target, staff, { now }) =>
    outcomeOf(target.reference, "no-show", await recordOutcome(staff, { ...target, outcome: "no_show" }, now)),
});

export const undoOutcome = staffAction({
  ...shared,
  name: "bookings.undo-outcome",
  schema: targetSchema,
  run: async (target, staff, { now }) => outcomeOf(target.reference, "undone", await reopen(staff, target, now)),
});

export const resendConfirmation = staffAction({
  ...shared,
  name: "bookings.resend",
  schema: targetSchema,
  run: async (target, staff, { now }) => outcomeOf(target.reference, "resent", await resend(staff, target, now)),
});

/**
 * Cancels a booking. If the cancellation is refused, the form is shown again with the typed reason and the typed
 * message to the client.
 */
export const cancelBooking = staffAction({
  ...shared,
  name: "bookings.cancel",
  schema: staffCancelSchema,
  read: readStaffForm,
  refreshes: ["availability"],
  async run(cancellation, staff, { now }) {
    const done = await cancelByStaff(staff, cancellation, now);
    return done.ok ? ok<Outcome>({ reference: cancellation.reference, done: "cancelled" }) : done;
  },
});

export const reassignBooking = staffAction({
  ...shared,
  name: "bookings.reassign",
  schema: reassignSchema,
  read: readStaffForm,
  async run(reassignment, staff, { now }) {
    const done = await giveTo(staff, reassignment, now);
    if (done.ok) return ok<Outcome>({ reference: reassignment.reference, done: "reassigned" });
    if (done.error === "BOOKING_CONFLICT") return fail(done.error, { codes: { adviserId: ["adviserTaken"] } });
    if (done.error === "BOOKING_UNAVAILABLE") return fail(done.error, { codes: { adviserId: ["adviserAway"] } });
    return done;
  },
});

export const editContact = staffAction({
  ...shared,
  name: "bookings.edit-contact",
  schema: contactSchema,
  read: readContactForm,
  async run({ reference, version, phone, phoneCountry, email, preferredContact, ...instructions }, staff, { now }) {
    const contact = { phone, phoneCountry, email, preferredContact, safeContact: toSafeContact(instructions) };
    const done = await changeContact(staff, { reference, version, contact }, now);
    if (done.ok) return ok<Outcome>({ reference, done: "contact" });
    const isRule = done.error === "BUSINESS_RULE_VIOLATION";
    return isRule ? fail(done.error, { codes: { email: ["emailNeeded"] } }) : done;
  },
});

/**
 * Saves a note while its author is still writing. Each save adds 1 to the note's version. The response does not contain
 * the new version, so the browser also adds 1 after each successful save.
 */
export const writeNote = staffAction({
  name: "bookings.write-note",
  needs: "notes.write",
  limit: "staffAction",
  schema: noteSchema,
  run: (note, staff, { now }) => saveNote(staff, note, now),
});
