import { z } from "zod";

import { decrypt, encrypt } from "@/lib/platform/security/encryption";
import { currencyCode } from "@/lib/services/schema";

import type { Answered } from "./journey";
import { detailsSchema } from "./schema";

/** How long an unfinished booking is kept, in milliseconds. */
export const draftLifetime = 24 * 60 * 60 * 1_000;

const kept = z.string().max(2_000);

/** What fills the form of step 3 again, as it was typed. */
export const knownSchema = z.object({
  firstName: kept,
  lastName: kept,
  email: kept,
  phone: kept,
  additionalNotes: kept,
  dateOfBirth: kept.optional(),
  preferredContactMethod: kept.optional(),
  isNewClient: kept.optional(),
  meetingMode: kept.optional(),
  noVoicemail: kept.optional(),
  noTexts: kept.optional(),
  emailOnly: kept.optional(),
  discreet: kept.optional(),
  safeContactNote: kept.optional(),
});

const answersSchema = z.object({
  serviceId: z.string().optional(),
  /** Chosen at the price table; without it the one of the language. */
  currency: currencyCode.optional(),
  /** The visitor's zone, chosen or detected. */
  zone: z.string().optional(),
  slot: z
    .object({
      start: z.number(),
      adviserId: z.string(),
      /** Why this adviser: the rule that chose when the time was held. */
      reason: z.string().optional(),
    })
    .optional(),
  details: detailsSchema.optional(),
  /** Said before in a request for help, or typed and not yet right: fills the form of step 3, and is no answer to it. */
  known: knownSchema.optional(),
});

/** What a visitor has answered so far. A key that is present is a valid answer. */
export type Answers = z.infer<typeof answersSchema>;

const context = "booking_drafts.answers";

export function sealAnswers(answers: Answers): Uint8Array<ArrayBuffer> {
  return encrypt(JSON.stringify(answers), context);
}

/** The answers again; none when they no longer fit the shape, as after a release: the visitor starts anew. */
export function openAnswers(sealed: Uint8Array): Answers {
  const parsed = answersSchema.safeParse(JSON.parse(decrypt(sealed, context)));
  return parsed.success ? parsed.data : {};
}

export function answeredSteps({ serviceId, slot, details }: Answers): Answered {
  return { service: serviceId, date: slot, details };
}
