import { z } from "zod";

import { meetingModes } from "@/lib/firm/meeting-modes";
import { readSafeContact, safeContactFields, safeContactSchema } from "@/lib/inquiry/safe-contact";
import { textFields } from "@/lib/platform/form-state";
import { findSecret } from "@/lib/platform/security/secrets";
import { email, line, localeTag, phone, prose, ticked } from "@/lib/platform/text";
import { currencyCode, serviceKey } from "@/lib/services/schema";

import { contactMethods } from "./contact-methods";

/** Shapes shared by the wizard's forms, its actions and the HTTP API. Messages are codes of `fields`. */

/** An ISO 8601 date-time with its offset: without one, nobody knows which nine o'clock is meant. */
export const dateTime = z.iso.datetime({ offset: true, error: "timeInvalid" });

/** A day in the future is refused where the time is known; see `isBornBy`. */
const dateOfBirth = z.iso
  .date({ error: "dateOfBirthInvalid" })
  .refine((day) => day >= "1900-01-01", "dateOfBirthInvalid");

const clientFields = {
  firstName: line({ min: 2, max: 50, tooShort: "firstNameTooShort", tooLong: "firstNameTooLong" }),
  lastName: line({ min: 2, max: 50, tooShort: "lastNameTooShort", tooLong: "lastNameTooLong" }),
  email,
  phone,
  dateOfBirth: dateOfBirth.optional(),
  /** Where a number without a + was typed, as ISO 3166. */
  phoneCountry: z
    .string({ error: "unknownCountry" })
    .regex(/^[A-Z]{2}$/, "unknownCountry")
    .optional(),
  preferredContactMethod: z.enum(contactMethods, { error: "contactMethodRequired" }),
  additionalNotes: prose({ max: 500, tooShort: "invalid", tooLong: "notesTooLong" }).optional(),
  /** The visitor's answer when the notes hold a bare 64-digit hex string: it is a transaction, not a key. */
  hashesConfirmed: z.boolean().optional(),
  privacyConsent: ticked("privacyRequired"),
};

function askAboutHashes(
  { additionalNotes, hashesConfirmed }: { additionalNotes?: string | undefined; hashesConfirmed?: boolean | undefined },
  context: z.RefinementCtx,
): void {
  if (hashesConfirmed !== true && additionalNotes && findSecret(additionalNotes) === "doubtful") {
    context.addIssue({ code: "custom", path: ["additionalNotes"], message: "secretDoubt" });
  }
}

/** Step 1. The service by its `_id`, slug, alias, type or a loose word of the map; an unknown currency is as good as none. */
export const serviceSchema = z.object({ service: serviceKey, currency: currencyCode.optional().catch(undefined) });

/** Step 2. */
export const slotSchema = z.object({
  startTime: z.string({ error: "slotRequired" }).min(1, "slotRequired").pipe(dateTime),
  timeZone: z.string().max(64, "unknownZone").optional(),
  /** From `pageKey`: a form without it was not served by us. */
  page: z.string().max(64).optional().catch(undefined),
});

/** One of the firm's ways; which of them it offers is asked of its record. */
const meetingMode = z.enum(meetingModes, { error: "meetingModeNotOffered" }).optional();

/** Step 3. */
export const detailsSchema = z
  .object({
    ...clientFields,
    meetingMode,
    ...safeContactFields,
    isNewClient: z.boolean({ error: "clientStatusRequired" }),
  })
  .superRefine(askAboutHashes);

export type Details = z.infer<typeof detailsSchema>;

/** The schema's input from the fields of step 3's form: an empty line is no answer. */
export function readDetailsForm(form: FormData): unknown {
  const { isNewClient, privacyConsent, hashesConfirmed, dateOfBirth, additionalNotes, meetingMode, ...fields } =
    textFields(form);
  return {
    ...fields,
    ...readSafeContact(fields),
    meetingMode: meetingMode || undefined,
    isNewClient: isNewClient === "true" ? true : isNewClient === "false" ? false : undefined,
    privacyConsent: isTicked(privacyConsent),
    hashesConfirmed: isTicked(hashesConfirmed),
    dateOfBirth: dateOfBirth || undefined,
    additionalNotes: additionalNotes?.trim() ? additionalNotes : undefined,
  };
}

/** Whether a form's checkbox was ticked: browsers send "on" unless the box has a value. */
export function isTicked(value: unknown): boolean {
  return value === "on" || value === "true";
}

/** Step 4. */
export const termsSchema = z.object({ termsAccepted: ticked("termsRequired"), shown: z.string().max(64).catch("") });

/** `POST /api/bookings`. */
export const bookingRequestSchema = z
  .object({
    serviceType: serviceKey,
    startTime: z.string({ error: "slotRequired" }).pipe(dateTime),
    endTime: z.string({ error: "slotRequired" }).pipe(dateTime),
    clientInfo: z
      .object({ ...clientFields, isNewClient: z.boolean({ error: "invalid" }).optional() }, { error: "required" })
      .superRefine(askAboutHashes),
    isNewClient: z.boolean({ error: "clientStatusRequired" }).optional(),
    termsAccepted: ticked("termsRequired"),
    timeZone: z.string({ error: "unknownZone" }).max(64, "unknownZone").optional(),
    locale: localeTag.optional(),
    currency: currencyCode.optional(),
    meetingMode,
    safeContact: safeContactSchema.optional(),
  })
  .superRefine(({ isNewClient, clientInfo }, context) => {
    if (isNewClient === undefined && clientInfo.isNewClient === undefined) {
      context.addIssue({ code: "custom", path: ["isNewClient"], message: "clientStatusRequired" });
    }
  });

/** `POST /api/bookings/{token}/cancel`. */
export const cancelSchema = z.object({
  reason: prose({ max: 500, tooShort: "invalid", tooLong: "reasonTooLong" }).optional(),
  locale: localeTag.optional(),
});

/** `POST /api/bookings/{token}/reschedule`. */
export const rescheduleSchema = z.object({
  startTime: z.string({ error: "slotRequired" }).pipe(dateTime),
  endTime: z.string({ error: "slotRequired" }).pipe(dateTime),
  locale: localeTag.optional(),
});

/** The query of what is read by a booking's token. */
export const bookingQuery = z.object({ locale: localeTag.optional() });

/** `/booking/find`. Nobody sees the field called website, so whoever fills it is a machine. */
export const findSchema = z.object({ email, website: z.string().optional() });

/** From a manage link, with the mark of an email where it came by one. */
export const tokenSchema = z.object({ token: z.string().max(80) });

/** The manage page's form that cancels. `from` is the time it was opened at, which is the one that its reader gives up. */
export const managedCancelSchema = cancelSchema.extend({ ...tokenSchema.shape, from: dateTime.optional() });

/** The schema's input from the fields of the form that cancels. */
export function readCancelForm(form: FormData): unknown {
  const { token, from, reason } = textFields(form);
  return { token, from, reason: reason || undefined };
}

/**
 * The manage page's form for another time. `from` is the time it was opened at: whoever asks for that one again has chosen none,
 * while a repeat of a move asks for the time that the booking has by now.
 */
export const managedSchema = tokenSchema
  .extend({
    startTime: z.string({ error: "slotRequired" }).min(1, "slotRequired").pipe(dateTime),
    from: dateTime.optional(),
  })
  .refine(({ startTime, from }) => from === undefined || Date.parse(startTime) !== Date.parse(from), {
    path: ["startTime"],
    message: "sameTime",
  });
