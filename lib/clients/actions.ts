"use server";

import { isBornBy } from "@/lib/booking/schema";
import { toSafeContact } from "@/lib/inquiry/safe-contact";
import { invalidField } from "@/lib/platform/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/staff-action";

import { giveReason } from "./commands/access";
import { distinguish, revokeDistinction } from "./commands/distinguish";
import { editContact } from "./commands/edit-contact";
import { mergeClients as merge } from "./commands/merge";
import { separateBooking as separate } from "./commands/separate-booking";
import { undoMerge as undo } from "./commands/undo-merge";
import { writeNote } from "./commands/write-note";
import {
  contactSchema,
  distinctionSchema,
  mergeSchema,
  noteSchema,
  readContactForm,
  readMergeForm,
  reasonSchema,
  separationSchema,
  undoMergeSchema,
} from "./schema";

const fileOf = (id: string) => `/dashboard/clients/${id}`;

export const openWithReason = staffAction({
  name: "clients.open",
  needs: "clients.read-all",
  limit: "staffAction",
  schema: reasonSchema,
  async run({ back, ...input }, staff, { now }) {
    const given = await giveReason(staff, input, now);
    return given.ok ? ok(back ?? fileOf(given.value)) : given;
  },
  next: (path) => path,
});

export const writeClientNote = staffAction({
  name: "clients.write-note",
  needs: "notes.write",
  limit: "staffAction",
  schema: noteSchema,
  run: (input, staff, { now }) => writeNote(staff, input, now),
  next: (id) => `${fileOf(id)}?done=note`,
});

export const editClientContact = staffAction({
  name: "clients.edit-contact",
  needs: "clients.change",
  limit: "staffAction",
  schema: contactSchema,
  read: readContactForm,
  async run({ id, version, ...fields }, staff, { now }) {
    const { firstName, lastName, phone, phoneCountry, email, preferredContact, language, zone, dateOfBirth } = fields;
    if (!isBornBy(dateOfBirth, now)) return invalidField("dateOfBirth", "dateOfBirthInvalid");
    const contact = { firstName, lastName, phone, phoneCountry, email, preferredContact, language, zone, dateOfBirth };
    const target = { id, version, contact: { ...contact, safeContact: toSafeContact(fields) } };
    const edited = await editContact(staff, target, now);
    const isTaken = !edited.ok && edited.error === "RESOURCE_ALREADY_EXISTS";
    return isTaken ? fail("RESOURCE_ALREADY_EXISTS", { codes: { email: ["clientEmailTaken"] } }) : edited;
  },
  next: (id) => `${fileOf(id)}?done=contact`,
});

type Merged = { readonly id: string; readonly done: string };

/**
 * Chooses the notice that the client's file shows after an attempt to merge two clients or to undo a merge. If a
 * business rule prevented the change, the notice explains the rule. If the merge had already been undone, the notice is
 * the same as after a successful undo. All other errors are returned unchanged.
 */
function outcomeOf(
  id: string,
  done: "merged" | "undone",
  result: Result<string, ErrorCode>,
): Result<Merged, ErrorCode> {
  if (result.ok) return ok({ id, done });
  if (result.error === "RESOURCE_CONFLICT" && done === "undone") return ok({ id, done: "undone" });
  if (result.error !== "BUSINESS_RULE_VIOLATION") return result;
  const { rule = "" } = (result.details ?? {}) as { readonly rule?: string };
  return ok({ id, done: rule });
}

export const mergeClients = staffAction({
  name: "clients.merge",
  needs: "clients.merge",
  limit: "staffAction",
  schema: mergeSchema,
  read: readMergeForm,
  async run({ id, version, otherId, otherVersion, taken }, staff, { now }) {
    const files = { kept: { id, version }, merged: { id: otherId, version: otherVersion }, taken };
    return outcomeOf(id, "merged", await merge(staff, files, now));
  },
  next: ({ id, done }) => `${fileOf(id)}?done=${done}`,
});

export const undoClientMerge = staffAction({
  name: "clients.undo-merge",
  needs: "clients.merge",
  limit: "staffAction",
  schema: undoMergeSchema,
  run: async (input, staff, { now }) => outcomeOf(input.id, "undone", await undo(staff, input, now)),
  next: ({ id, done }) => `${fileOf(id)}?done=${done}`,
});

export const markDifferent = staffAction({
  name: "clients.mark-different",
  needs: "clients.merge",
  limit: "staffAction",
  schema: distinctionSchema,
  run: (input, staff, { now }) => distinguish(staff, input, now),
  next: (id) => `${fileOf(id)}?done=different`,
});

export const takeBackDifferent = staffAction({
  name: "clients.take-back-different",
  needs: "clients.merge",
  limit: "staffAction",
  schema: distinctionSchema,
  run: (input, staff, { now }) => revokeDistinction(staff, input, now),
  next: (id) => `${fileOf(id)}?done=differentTakenBack`,
});

export const separateBooking = staffAction({
  name: "clients.separate-booking",
  needs: "clients.merge",
  limit: "staffAction",
  schema: separationSchema,
  async run(target, staff, { now }) {
    const { reference } = target;
    const separated = await separate(staff, target, now);
    if (separated.ok) return ok({ reference, done: "separated" });
    if (separated.error === "RESOURCE_CONFLICT") return ok({ reference, done: "changed" });
    if (separated.error !== "BUSINESS_RULE_VIOLATION") return separated;
    const { rule = "refused" } = (separated.details ?? {}) as { readonly rule?: string };
    return ok({ reference, done: rule });
  },
  next: ({ reference, done }) => `/dashboard/bookings/${reference}?done=${done}`,
});
