"use server";

import { toSafeContact } from "@/lib/inquiry/safe-contact/instructions";
import { mapOk } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { recordByHand } from "../../texts/commands/record-by-hand";
import { cancelByStaff } from "../commands/cancel-by-staff";
import { editContact as changeContact } from "../commands/edit-contact";
import { reassign } from "../commands/reassign";
import { recordOutcome, undoOutcome as reopen } from "../commands/record-outcome";
import { resendConfirmation as resend } from "../commands/resend-confirmation";
import { tickPoint as tick } from "../commands/tick-point";
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
  textByHandSchema,
  tickSchema,
} from "../staff-schema";

type Outcome = { readonly reference: string; readonly done: RecordNotice };

const shared = {
  needs: "bookings.change",
  limit: "staffAction",
  next: ({ reference, done }: Outcome) => `/dashboard/bookings/${reference}?done=${done}`,
} as const;

type Place = { readonly reference: string };

const outcome = ({ reference }: Place, done: RecordNotice): Outcome => ({ reference, done });
const notice = (done: RecordNotice) => ({ to: (place: Place) => outcome(place, done) });

/** A form that has only a button has no field that could show an error. So a notice on the page answers a refusal. */
const refused = notice("refused");
const changed = { RESOURCE_CONFLICT: notice("changed") } as const;

export const completeBooking = staffAction({
  ...shared,
  name: "bookings.complete",
  schema: targetSchema,
  run: async (target, staff, { now }) =>
    mapOk(await recordOutcome(staff, { ...target, outcome: "completed" }, now), () => outcome(target, "completed")),
  refusals: { ...changed, state: refused, start: refused },
});

export const markNoShow = staffAction({
  ...shared,
  name: "bookings.no-show",
  schema: targetSchema,
  run: async (target, staff, { now }) =>
    mapOk(await recordOutcome(staff, { ...target, outcome: "no_show" }, now), () => outcome(target, "no-show")),
  refusals: { ...changed, state: refused, start: refused },
});

export const undoOutcome = staffAction({
  ...shared,
  name: "bookings.undo-outcome",
  schema: targetSchema,
  run: async (target, staff, { now }) => mapOk(await reopen(staff, target, now), () => outcome(target, "undone")),
  refusals: { ...changed, undo: refused },
});

export const resendConfirmation = staffAction({
  ...shared,
  name: "bookings.resend",
  schema: targetSchema,
  run: async (target, staff, { now }) => mapOk(await resend(staff, target, now), () => outcome(target, "resent")),
  refusals: { ...changed, state: refused, copies: notice("copies") },
});

export const recordTextByHand = staffAction({
  ...shared,
  name: "bookings.text-by-hand",
  schema: textByHandSchema,
  run: async (text, staff, { now }) => mapOk(await recordByHand(staff, text, now), () => outcome(text, "text")),
  refusals: { ...changed, state: refused },
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
  run: async (cancellation, staff, { now }) =>
    mapOk(await cancelByStaff(staff, cancellation, now), () => outcome(cancellation, "cancelled")),
  refusals: { state: "message", notice: "message" },
});

export const reassignBooking = staffAction({
  ...shared,
  name: "bookings.reassign",
  schema: reassignSchema,
  read: readStaffForm,
  run: async (reassignment, staff, { now }) =>
    mapOk(await reassign(staff, reassignment, now), () => outcome(reassignment, "reassigned")),
  refusals: {
    notice: "message",
    BOOKING_CONFLICT: { field: "adviserId", code: "adviserTaken" },
    BOOKING_UNAVAILABLE: { field: "adviserId", code: "adviserAway" },
  },
});

export const editContact = staffAction({
  ...shared,
  name: "bookings.edit-contact",
  schema: contactSchema,
  read: readContactForm,
  async run({ reference, version, phone, phoneCountry, email, preferredContact, ...instructions }, staff, { now }) {
    const contact = { phone, phoneCountry, email, preferredContact, safeContact: toSafeContact(instructions) };
    return mapOk(await changeContact(staff, { reference, version, contact }, now), () =>
      outcome({ reference }, "contact"),
    );
  },
  refusals: { email: { field: "email", code: "emailNeeded" } },
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

/** Ticks a point that was covered in an appointment, or takes the tick away. */
export const tickPoint = staffAction({
  name: "bookings.tick-point",
  needs: "notes.write",
  limit: "staffAction",
  schema: tickSchema,
  run: (input, staff, { now }) => tick(staff, input, now),
});
