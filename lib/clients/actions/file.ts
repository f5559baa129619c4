"use server";

import { isBornBy } from "@/lib/booking/schema";
import { toSafeContact } from "@/lib/inquiry/safe-contact/instructions";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { mapOk, ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { giveReason } from "../commands/access";
import { distinguish, revokeDistinction } from "../commands/distinguish";
import { editContact } from "../commands/edit-contact";
import { mergeClients as merge } from "../commands/merge";
import { separateBooking as separate } from "../commands/separate-booking";
import { undoMerge } from "../commands/undo-merge";
import { writeNote } from "../commands/write-note";
import type { MergeRefusal } from "../merge-fields";
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
} from "../schema";

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
  async run({ id, version, alsoBookings, ...fields }, staff, { now }) {
    const { firstName, lastName, phone, phoneCountry, email, preferredContact, language, zone, dateOfBirth } = fields;
    if (!isBornBy(dateOfBirth, now)) return invalidField("dateOfBirth", "dateOfBirthInvalid");
    const contact = { firstName, lastName, phone, phoneCountry, email, preferredContact, language, zone, dateOfBirth };
    const edit = { id, version, contact: { ...contact, safeContact: toSafeContact(fields) }, alsoBookings };
    return editContact(staff, edit, now);
  },
  refusals: { RESOURCE_ALREADY_EXISTS: { field: "email", code: "clientEmailTaken" } },
  next: (id) => `${fileOf(id)}?done=contact`,
});

type FileNotice = { readonly id: string; readonly done: string };

const atFile = (done: string) => ({ to: ({ id }: { readonly id: string }): FileNotice => ({ id, done }) });

/** The client's file explains each rule that refuses a merge or its undo. The keys of the texts are the rules. */
const mergeNotices = {
  "legal-hold": atFile("legal-hold"),
  erased: atFile("erased"),
  "too-late": atFile("too-late"),
  changed: atFile("changed"),
  "merged-again": atFile("merged-again"),
} as const satisfies Record<MergeRefusal, unknown>;

export const mergeClients = staffAction({
  name: "clients.merge",
  needs: "clients.merge",
  limit: "staffAction",
  schema: mergeSchema,
  read: readMergeForm,
  async run({ id, version, otherId, otherVersion, taken }, staff, { now }) {
    const files = { kept: { id, version }, merged: { id: otherId, version: otherVersion }, taken };
    return mapOk(await merge(staff, files, now), () => ({ id, done: "merged" }));
  },
  refusals: mergeNotices,
  next: ({ id, done }) => `${fileOf(id)}?done=${done}`,
});

export const undoClientMerge = staffAction({
  name: "clients.undo-merge",
  needs: "clients.merge",
  limit: "staffAction",
  schema: undoMergeSchema,
  run: async (input, staff, { now }) =>
    mapOk(await undoMerge(staff, input, now), () => ({ id: input.id, done: "undone" })),
  // A colleague has undone the merge before, so the notice is the same as after a success.
  refusals: { ...mergeNotices, RESOURCE_CONFLICT: atFile("undone") },
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

const atBooking = (done: string) => ({
  to: ({ reference }: { readonly reference: string }) => ({ reference, done }),
});

export const separateBooking = staffAction({
  name: "clients.separate-booking",
  needs: "clients.merge",
  limit: "staffAction",
  schema: separationSchema,
  run: async (target, staff, { now }) =>
    mapOk(await separate(staff, target, now), () => ({ reference: target.reference, done: "separated" })),
  refusals: {
    RESOURCE_CONFLICT: atBooking("changed"),
    "needs-reason": atBooking("needs-reason"),
    "legal-hold": atBooking("legal-hold"),
    erased: atBooking("erased"),
    "same-name": atBooking("same-name"),
    "success-fee": atBooking("success-fee"),
    "came-with-merge": atBooking("came-with-merge"),
  },
  next: ({ reference, done }) => `/dashboard/bookings/${reference}?done=${done}`,
});
