import { z } from "zod";

import { chosenFields } from "@/lib/platform/forms/edit-conflict";
import { readSafeContact, safeContactFields } from "@/lib/inquiry/safe-contact/instructions";
import { editedSafeContact } from "@/lib/inquiry/safe-contact/names";
import { isTicked, textFields } from "@/lib/platform/forms/form-state";
import { email, line, phone, phoneCountry, prose } from "@/lib/platform/text";

import { contactFields, contactMethods } from "../contact-methods";
import { textKinds } from "../texts/text-body";
import { points } from "./points";
import { maxNoteLength } from "./staff-notes";

/** The booking to change: its reference, and its version when the page was rendered. */
export const targetSchema = z.object({
  reference: z.string().max(20),
  version: z.coerce.number().int().positive(),
});

/** The text that staff sent by hand. */
export const textByHandSchema = targetSchema.extend({ kind: z.enum(textKinds) });

export const staffCancelSchema = targetSchema.extend({
  reason: prose({ min: 3, max: 500, tooShort: "required", tooLong: "reasonTooLong" }),
  message: prose({ max: 500, tooShort: "invalid", tooLong: "notesTooLong" }).optional(),
  emailsClient: z.boolean(),
});

export const reassignSchema = targetSchema.extend({
  adviserId: z.uuid("required"),
  emailsClient: z.boolean(),
});

/**
 * Reads a form that has a checkbox for emailing the client and may have a message to the client. An empty message is
 * read as undefined.
 */
export function readStaffForm(form: FormData): unknown {
  const { emailsClient, message, ...fields } = textFields(form);
  return { ...fields, emailsClient: isTicked(emailsClient), message: message?.trim() ? message : undefined };
}

export const noteSchema = z.object({
  reference: z.string().max(20),
  noteVersion: z.coerce.number().int().min(0),
  text: prose({ max: maxNoteLength, tooShort: "invalid", tooLong: "noteTooLong" }),
});

export const tickSchema = z.object({
  reference: z.string().max(20),
  point: z.enum(points),
  isCovered: z.enum(["true", "false"]).transform((value) => value === "true"),
});

export const viewSchema = z.object({
  name: line({ min: 1, max: 40, tooShort: "required", tooLong: "viewNameTooLong" }),
  query: z.string().max(500),
});

export const contactSchema = targetSchema.extend({
  phone,
  /** The country of the client's time zone, with which a number without a country code is read. */
  phoneCountry: phoneCountry.optional(),
  email: email.optional(),
  preferredContact: z.enum(contactMethods),
  ...safeContactFields,
});

/**
 * Reads the contact form. After an edit conflict, staff choose the stored value or their own value for each field, and
 * the form contains these choices.
 */
export function readContactForm(form: FormData): unknown {
  const fields = chosenFields(form, [...contactFields, editedSafeContact]);
  const { reference, version, phone: number, phoneCountry: country, preferredContact } = fields;
  return {
    reference,
    version,
    phone: number,
    phoneCountry: country || undefined,
    preferredContact,
    email: fields.email?.trim() ? fields.email : undefined,
    ...readSafeContact(fields),
  };
}
