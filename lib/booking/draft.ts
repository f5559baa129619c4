import { z } from "zod";

import { decrypt, encrypt } from "@/lib/platform/security/encryption";
import { hmac } from "@/lib/platform/security/keys";
import { currencyCode } from "@/lib/services/schema";

import type { Answered } from "./journey";
import { detailsSchema } from "./schema";

/** How long an unfinished booking is kept, in milliseconds. */
export const draftLifetime = 24 * 60 * 60 * 1_000;

const asTyped = z.string().max(2_000);

/** Initial values for the form of step 3, exactly as they were typed. */
export const prefillSchema = z.object({
  firstName: asTyped,
  lastName: asTyped,
  email: asTyped,
  phone: asTyped,
  phoneCountry: asTyped.optional(),
  additionalNotes: asTyped,
  dateOfBirth: asTyped.optional(),
  preferredContactMethod: asTyped.optional(),
  isNewClient: asTyped.optional(),
  meetingMode: asTyped.optional(),
  noVoicemail: asTyped.optional(),
  noTexts: asTyped.optional(),
  emailOnly: asTyped.optional(),
  discreet: asTyped.optional(),
  safeContactNote: asTyped.optional(),
});

const answersSchema = z.object({
  serviceId: z.string().optional(),
  /** The service before the last change of service, until a time is held again. */
  formerServiceId: z.string().optional(),
  /** The completed booking after which this draft books a follow-up. */
  followUpOf: z.uuid().optional(),
  /** The currency chosen at the price table. Undefined uses the one of the language. */
  currency: currencyCode.optional(),
  /** The visitor's time zone, chosen or detected. */
  zone: z.string().optional(),
  slot: z
    .object({
      start: z.number(),
      adviserId: z.string(),
      /** Why this adviser was chosen when the time was held. */
      reason: z.string().optional(),
    })
    .optional(),
  details: detailsSchema.optional(),
  /** From a request for help, or typed but not yet valid. Fills the form of step 3 and does not count as its answer. */
  prefill: prefillSchema.optional(),
});

/** A visitor's answers so far. Every key that is present holds a valid answer. */
export type Answers = z.infer<typeof answersSchema>;

const context = "booking_drafts.answers";

export function sealAnswers(answers: Answers): Uint8Array<ArrayBuffer> {
  return encrypt(JSON.stringify(answers), context);
}

/**
 * Decrypts the answers. Answers in an outdated shape, for example after a release, are dropped, and the visitor starts
 * again.
 */
export function openAnswers(sealed: Uint8Array): Answers {
  const parsed = answersSchema.safeParse(JSON.parse(decrypt(sealed, context)));
  return parsed.success ? parsed.data : {};
}

export function answeredSteps({ serviceId, slot, details }: Answers): Answered {
  return { service: serviceId, date: slot, details };
}

/**
 * The key of the pages that offer times of this service for this draft. Holding a time requires this key, so a script
 * has to start a draft, choose a service and load a page for each hold, and a page never holds a time of another
 * service.
 */
export function pageKey(draftId: string, serviceId: string | undefined): string {
  return hmac("booking-page", `${draftId} ${serviceId ?? ""}`).toString("base64url");
}
