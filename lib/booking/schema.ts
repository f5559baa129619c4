import { z } from "zod";

import { meetingModes } from "@/lib/firm/meeting-modes";
import { adConsentSchema, attributionNames, attributionSchema } from "@/lib/inquiry/leads/attribution";
import { readSafeContact, safeContactFields, safeContactSchema } from "@/lib/inquiry/safe-contact/instructions";
import { isTicked, textFields } from "@/lib/platform/forms/form-state";
import { findSecret } from "@/lib/platform/wallet-secrets/secrets";
import { email, firstName, lastName, localeTag, phone, phoneCountry, prose, ticked } from "@/lib/platform/text";
import { isDay, isMonth } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { isZone } from "@/lib/platform/time/zone-id";
import { currencyCode, serviceKey } from "@/lib/services/schema";

import { contactMethods } from "./contact-methods";

/**
 * Schemas shared by the wizard's forms, its actions and the HTTP API. Messages are keys of `fields` in the catalogues.
 */

/** An ISO 8601 date-time. The UTC offset is required, because a local time alone is ambiguous. */
export const dateTime = z.iso.datetime({ offset: true, error: "timeInvalid" });

/** The start or end of a requested slot. */
const slotTime = z.string({ error: "slotRequired" }).pipe(dateTime).meta({ format: "date-time" });

/** A schema must not read the clock. A day in the future is therefore refused by `isBornBy` and not by this schema. */
const dateOfBirth = z.iso
  .date({ error: "dateInvalid", abort: true })
  .refine((day) => day >= "1900-01-01", "dateOfBirthInvalid");

/**
 * Returns false if a date of birth (YYYY-MM-DD) is in the future. A missing date is allowed. The date is compared with
 * the current UTC day, because browser and server may be in different time zones.
 */
export function isBornBy(day: string | undefined, now: Instant): boolean {
  return day === undefined || day <= new Date(now).toISOString().slice(0, 10);
}

const clientFields = {
  firstName,
  lastName,
  email,
  phone,
  dateOfBirth: dateOfBirth.optional(),
  phoneCountry: phoneCountry.optional(),
  preferredContactMethod: z.enum(contactMethods, { error: "contactMethodRequired" }),
  additionalNotes: prose({ max: 500, tooShort: "invalid", tooLong: "notesTooLong" }).optional(),
  /** The visitor's confirmation that a 64-digit hex string in the notes is a transaction and not a private key. */
  hashesConfirmed: z.boolean().optional(),
  privacyConsent: ticked("privacyRequired"),
};

function requireHashConfirmation(
  { additionalNotes, hashesConfirmed }: { additionalNotes?: string | undefined; hashesConfirmed?: boolean | undefined },
  context: z.RefinementCtx,
): void {
  if (hashesConfirmed !== true && additionalNotes && findSecret(additionalNotes) === "doubtful") {
    context.addIssue({ code: "custom", path: ["additionalNotes"], message: "secretDoubt" });
  }
}

/** A time zone from the browser or the visitor. An unknown zone counts as undefined. */
const visitorZone = z
  .string()
  .refine((zone) => isZone(zone))
  .optional()
  .catch(undefined);

/** Set for visitors who need help quickly. */
const urgent = z.literal("1").optional().catch(undefined);

/**
 * Step 1. The service may be given by its `_id`, slug, alias or type, or by a common word for it (see `serviceKey`). An
 * unknown currency is ignored.
 */
export const serviceSchema = z.object({
  service: serviceKey,
  currency: currencyCode.optional().catch(undefined),
  /** The visitor's time zone. A script of the page fills it in. */
  timeZone: visitorZone,
  urgent,
  attribution: attributionSchema,
});

/** Reads the input of `serviceSchema` from step 1's form. A script of the page fills the attribution in. */
export function readServiceForm(form: FormData): unknown {
  const fields = textFields(form);
  return { ...fields, attribution: Object.fromEntries(attributionNames.map((name) => [name, fields[name]])) };
}

/** Step 2, when the visitor chooses another time zone. Includes the day or month that the page shows. */
export const zoneSchema = z.object({
  timeZone: visitorZone,
  day: z.string().refine(isDay).optional().catch(undefined),
  month: z.string().refine(isMonth).optional().catch(undefined),
  urgent,
});

/** Step 2. */
export const slotSchema = z.object({
  startTime: z.string({ error: "slotRequired" }).min(1, "slotRequired").pipe(dateTime),
  /** The key from `pageKey`, in a hidden field. It shows for which draft and service the page was rendered. */
  page: z.string().max(64).optional().catch(undefined),
});

/** Any existing meeting mode. `offeredMode` checks whether the firm offers it. */
const meetingMode = z.enum(meetingModes, { error: "meetingModeNotOffered" }).optional();

/** Step 3. */
export const detailsSchema = z
  .object({
    ...clientFields,
    meetingMode,
    ...safeContactFields,
    isNewClient: z.boolean({ error: "clientStatusRequired" }),
  })
  .superRefine(requireHashConfirmation);

export type Details = z.infer<typeof detailsSchema>;

/** Reads the input of `detailsSchema` from step 3's form. An empty field counts as no answer. */
export function readDetailsForm(form: FormData): unknown {
  const {
    isNewClient,
    privacyConsent,
    hashesConfirmed,
    dateOfBirth,
    additionalNotes,
    meetingMode,
    phoneCountry,
    ...fields
  } = textFields(form);
  return {
    ...fields,
    ...readSafeContact(fields),
    meetingMode: meetingMode || undefined,
    phoneCountry: phoneCountry || undefined,
    isNewClient: isNewClient === "true" ? true : isNewClient === "false" ? false : undefined,
    privacyConsent: isTicked(privacyConsent),
    hashesConfirmed: isTicked(hashesConfirmed),
    dateOfBirth: dateOfBirth || undefined,
    additionalNotes: additionalNotes?.trim() ? additionalNotes : undefined,
  };
}

/** `POST /api/bookings`. */
export const bookingRequestSchema = z
  .object({
    serviceType: serviceKey,
    startTime: slotTime,
    endTime: slotTime,
    clientInfo: z
      .object({ ...clientFields, isNewClient: z.boolean({ error: "invalid" }).optional() }, { error: "required" })
      .superRefine(requireHashConfirmation),
    isNewClient: z.boolean({ error: "clientStatusRequired" }).optional(),
    termsAccepted: ticked("termsRequired"),
    timeZone: z.string({ error: "unknownZone" }).max(64, "unknownZone").optional(),
    locale: localeTag.optional(),
    currency: currencyCode.optional(),
    meetingMode,
    safeContact: safeContactSchema.optional(),
    /** As in `termsSchema`. */
    earlyStart: z.boolean({ error: "invalid" }).optional(),
    /** Where the client lives. Without it, the country of the phone number or of the time zone is assumed. */
    country: phoneCountry.optional(),
    attribution: attributionSchema.optional(),
    adConsent: adConsentSchema.optional(),
  })
  .superRefine(({ isNewClient, clientInfo }, context) => {
    if (isNewClient === undefined && clientInfo.isNewClient === undefined) {
      context.addIssue({ code: "custom", path: ["isNewClient"], message: "clientStatusRequired" });
    }
  });

/** `bookingRequestSchema`, except that a body without client details gets one error for each missing detail. */
export const bookingBodySchema = z.preprocess(
  (body) => (typeof body === "object" && body && !Array.isArray(body) ? { clientInfo: {}, ...body } : body),
  bookingRequestSchema,
);

/** `POST /api/bookings/{token}/cancel`. */
export const cancelSchema = z.object({
  reason: prose({ max: 500, tooShort: "invalid", tooLong: "reasonTooLong" }).optional(),
  locale: localeTag.optional(),
});

/** `POST /api/bookings/{token}/reschedule`. */
export const rescheduleSchema = z.object({
  startTime: slotTime,
  endTime: slotTime,
  /** As in `termsSchema`. */
  earlyStart: z.boolean({ error: "invalid" }).optional(),
  locale: localeTag.optional(),
});

/** The query of the endpoints that read a booking by its token. */
export const bookingQuery = z.object({ locale: localeTag.optional() });

/** `/booking/find`. The field `website` is hidden from people, so only bots fill it in. */
export const findSchema = z.object({ email, website: z.string().optional() });

/**
 * The token of a manage link. In emails, the token ends with a mark that proves that the link came by email (see
 * `emailedToken`).
 */
export const tokenSchema = z.object({ token: z.string().max(80) });

/** The manage page's cancel form. `from` is the appointment's start when the page was rendered. */
export const managedCancelSchema = cancelSchema.extend({ ...tokenSchema.shape, from: dateTime.optional() });

/** Reads the input of `managedCancelSchema` from the cancel form. */
export function readCancelForm(form: FormData): unknown {
  const { token, from, reason } = textFields(form);
  return { token, from, reason: reason || undefined };
}

/**
 * The manage page's reschedule form. `from` is the appointment's start when the page was rendered. The new start must
 * differ from `from`, but it is not compared with the start in the database. If the form is sent twice, the first
 * request stores the new start there, and the second request must be accepted too.
 */
export const managedSchema = tokenSchema
  .extend({
    startTime: z.string({ error: "slotRequired" }).min(1, "slotRequired").pipe(dateTime),
    from: dateTime.optional(),
    earlyStart: z.stringbool().optional().catch(undefined),
  })
  .refine(({ startTime, from }) => from === undefined || Date.parse(startTime) !== Date.parse(from), {
    path: ["startTime"],
    message: "sameTime",
  });
