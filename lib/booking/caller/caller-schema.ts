import { z } from "zod";

import { meetingModes } from "@/lib/firm/meeting-modes";
import { readSafeContact, safeContactFields } from "@/lib/inquiry/safe-contact/instructions";
import { filledFields, isTicked } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";
import { currencies } from "@/lib/platform/money/money";
import { email, firstName, lastName, phone, phoneCountry, prose, ticked } from "@/lib/platform/text";
import { isZone } from "@/lib/platform/time/zone-id";
import { serviceKey } from "@/lib/services/schema";

import { contactMethods } from "../contact-methods";
import { dateTime } from "../schema";

/**
 * The fields in the URL of the page on which staff book for a caller. The forms that hold or book a time also send
 * these fields.
 */
const addressFields = {
  service: serviceKey,
  kind: z.enum(["initial", "follow_up"]).catch("initial"),
  adviser: z.uuid().optional().catch(undefined),
  /** "new": the caller is none of the found clients. */
  client: z
    .union([z.uuid(), z.literal("new")])
    .optional()
    .catch(undefined),
  from: z.string().max(20).optional().catch(undefined),
  zone: z.string().refine((zone) => isZone(zone), "unknownZone"),
  hold: z.string().max(64).optional().catch(undefined),
};

/**
 * The query parameters of the page on which staff book for a caller. `q` is the text with which staff searched for the
 * caller. If the search finds no client, the caller's email address, phone number or name in the form is prefilled from
 * this text.
 */
export type CallerAddress = { readonly [key in keyof typeof addressFields | "q"]?: string | undefined };

/** Returns the English path and query of the page on which staff book for a caller. Leaves out empty values. */
export function newBookingPath(address: CallerAddress & { readonly after?: string }): string {
  const given = Object.entries(address).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return query ? `/dashboard/bookings/new?${query}` : "/dashboard/bookings/new";
}

export const callerHoldSchema = z.object({
  ...addressFields,
  q: z.string().max(200).optional().catch(undefined),
  startTime: dateTime,
});

/** The caller's details and what was said on the phone. A caller may have no email address. */
export const callerBookingSchema = z
  .object({
    ...addressFields,
    hold: z.string().min(1).max(64),
    /** The currency of the price that the page shows. */
    currency: z.enum(currencies).optional().catch(undefined),
    /** The client for whom staff book after the question about a known phone number or email address. */
    knownClient: z.uuid().optional().catch(undefined),
    /** True if staff answered the question with "another person". */
    isAnother: z.literal("true").optional().catch(undefined),
    firstName,
    lastName,
    email: email.optional(),
    phone,
    phoneCountry: phoneCountry.optional(),
    preferredContactMethod: z.enum(contactMethods, { error: "contactMethodRequired" }),
    meetingMode: z.enum(meetingModes, { error: "meetingModeNotOffered" }),
    language: z.enum(locales, { error: "invalid" }),
    ...safeContactFields,
    additionalNotes: prose({ max: 500, tooShort: "invalid", tooLong: "notesTooLong" }).optional(),
    reason: prose({ max: 300, tooShort: "invalid", tooLong: "staffReasonTooLong" }).optional(),
    /** What the caller asked for on the phone. Required if `needsEarlyStart` returns true. */
    earlyStart: z.boolean(),
    consent: ticked("callerConsent"),
  })
  .superRefine(({ email: address, preferredContactMethod, emailOnly }, context) => {
    if (address !== undefined) return;
    const needsEmail = { preferredContactMethod: preferredContactMethod === "email", emailOnly };
    for (const [path, isNeeded] of Object.entries(needsEmail))
      if (isNeeded) context.addIssue({ code: "custom", path: [path], message: "callerEmailNeeded" });
  });

/** Reads the input of `callerBookingSchema` from a form. Leaves out empty fields, except names and phone number. */
export function readCallerForm(form: FormData): unknown {
  const { consent, earlyStart, ...given } = filledFields(form);
  const ticks = { consent: isTicked(consent), earlyStart: isTicked(earlyStart) };
  return { firstName: "", lastName: "", phone: "", ...given, ...readSafeContact(given), ...ticks };
}
