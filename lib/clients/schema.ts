import { z } from "zod";

import { contactMethods } from "@/lib/booking/contact-methods";
import { maxNoteLength } from "@/lib/booking/desk/staff-notes";
import { chosenFields } from "@/lib/platform/forms/edit-conflict";
import { readSafeContact, safeContactFields } from "@/lib/inquiry/safe-contact/instructions";
import { editedSafeContact } from "@/lib/inquiry/safe-contact/names";
import { isTicked, textFields } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";
import { email, firstName, lastName, phone, phoneCountry, prose } from "@/lib/platform/text";
import { isZone } from "@/lib/platform/time/zone-id";
import { uuidPattern } from "@/lib/platform/uuid";

import { contactFields } from "./contact-fields";
import { mergeFields } from "./merge-fields";

/** Reasons for opening the file of a colleague's client. The audit log stores these codes. */
export const openReasons = [
  "client-called",
  "calling-client",
  "covering",
  "duplicate",
  "checking",
  "complaint",
  "data-request",
] as const;
export type OpenReason = (typeof openReasons)[number];

/** A page that shows a part of a client's file, such as a case or the comparison with another file. */
const pageOfFile = new RegExp(
  `^/dashboard/(?:clients/${uuidPattern}(?:/data(?:#(?:export|erase))?|/write(?:\\?about=[A-Z0-9-]{1,20}&text=(?:summary|offer))?|/cases/[A-Z0-9-]{1,20}|/merge\\?with=${uuidPattern})?|bookings/[A-Z0-9-]{1,20}/documents)$`,
);

/** The reason for opening a file. `back` is the page that was asked for. Without it, the file opens. */
export const reasonSchema = z.object({
  id: z.uuid(),
  reason: z.enum(openReasons, "required"),
  back: z.string().regex(pageOfFile).optional().catch(undefined),
});

const version = z.coerce.number().int().positive();

export const noteSchema = z.object({
  id: z.uuid(),
  text: prose({ min: 1, max: maxNoteLength, tooShort: "required", tooLong: "noteTooLong" }),
  isRestricted: z.string().optional().transform(isTicked),
  /** The form's idempotency key: 128 random bits in hexadecimal digits. A repeated submission has the same key. */
  requestKey: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional()
    .catch(undefined),
});

/**
 * A client's contact data, and the version of the client that the page showed. If the email address is missing, the
 * stored address is removed.
 */
export const contactSchema = z.object({
  id: z.uuid(),
  version,
  firstName,
  lastName,
  phone,
  phoneCountry: phoneCountry.optional(),
  email: email.optional(),
  preferredContact: z.enum(contactMethods),
  language: z.enum(locales, { error: "unknownLocale" }),
  zone: z.string().refine((zone) => isZone(zone), "unknownZone"),
  /** A day in the future is rejected by the action, because the schema does not know the current time. */
  dateOfBirth: z.iso
    .date({ error: "dateInvalid", abort: true })
    .refine((day) => day >= "1900-01-01", "dateOfBirthInvalid")
    .optional(),
  ...safeContactFields,
  alsoBookings: z.boolean(),
});

/** Reads the contact form. After an edit conflict, reads for each field the value that the user chose. */
export function readContactForm(form: FormData): unknown {
  const fields = chosenFields(form, [...contactFields, editedSafeContact]);
  const { id, version: seen, firstName, lastName, phone: number, preferredContact, language, zone } = fields;
  return {
    id,
    version: seen,
    firstName,
    lastName,
    phone: number,
    preferredContact,
    language,
    zone,
    phoneCountry: fields.phoneCountry || undefined,
    dateOfBirth: fields.dateOfBirth || undefined,
    email: fields.email?.trim() ? fields.email : undefined,
    ...readSafeContact(fields),
    alsoBookings: form.get("alsoBookings") === "true",
  };
}

/**
 * The file to keep (`id`), the file to merge into it (`otherId`), and the versions of both files that the page showed.
 * `taken` lists the fields for which the kept file gets the other file's value.
 */
export const mergeSchema = z.object({
  id: z.uuid(),
  version,
  otherId: z.uuid(),
  otherVersion: version,
  taken: z.array(z.enum(mergeFields)),
});

/** Reads the merge form, in which staff choose "kept" or "other" for each field that differs. */
export function readMergeForm(form: FormData): unknown {
  const fields = textFields(form);
  return { ...fields, taken: mergeFields.filter((field) => fields[`choice.${field}`] === "other") };
}

/** The booking to move to a file of its own, and the version that the page showed. */
export const separationSchema = z.object({ reference: z.string().max(20), version });

export const undoMergeSchema = z.object({ id: z.uuid(), mergeId: z.uuid() });

/**
 * The form that marks two clients with similar details as different people, or removes this mark. `id` is the client
 * of the open file.
 */
export const distinctionSchema = z.object({ id: z.uuid(), otherId: z.uuid() });
