import { z } from "zod";

import { decrypt, encrypt } from "@/lib/platform/security/encryption";
import { hmac } from "@/lib/platform/security/keys";
import { currencyCode } from "@/lib/services/schema";
import { preparedSchema } from "@/lib/transfers/prepared";

import type { Answered } from "./journey";
import { detailsSchema } from "../schema";
import { progressSchema } from "./progress";

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
  /** The service that was chosen before the current one. It is removed when a time is held. */
  formerServiceId: z.string().optional(),
  /** The id of the completed booking, if this draft is a follow-up to it. */
  followUpOf: z.uuid().optional(),
  /** The id of the administrator who tries out the booking from the page Setup. */
  testedBy: z.uuid().optional(),
  /** The currency chosen at the price table. If undefined, the language determines it. */
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
  /**
   * Values from a request for help, or typed values that are not valid yet. They fill the form of step 3 but do not
   * count as its answers.
   */
  prefill: prefillSchema.optional(),
  /** When the latest values of step 3's form were sent, by the clock of the visitor's browser. */
  typedAt: z.number().optional(),
  progress: progressSchema.optional(),
  /** The list of payments that the visitor prepared and chose to include. */
  prepared: preparedSchema.optional().catch(undefined),
});

/** A visitor's answers so far. All values except those in `prefill` are valid. */
export type Answers = z.infer<typeof answersSchema>;

const context = "booking_drafts.answers";

/** Encrypts the answers. `openAnswers` decrypts them. */
export function sealAnswers(answers: Answers): Uint8Array<ArrayBuffer> {
  return encrypt(JSON.stringify(answers), context);
}

/**
 * Decrypts the answers. If the format of the answers is outdated, for example after a release, the answers are dropped
 * and the visitor starts again.
 */
export function openAnswers(sealed: Uint8Array): Answers {
  const parsed = answersSchema.safeParse(JSON.parse(decrypt(sealed, context)));
  return parsed.success ? parsed.data : {};
}

/** Returns the answer of each step. Values in `prefill` do not count as answers. */
export function answeredSteps({ serviceId, slot, details }: Answers): Answered {
  return { service: serviceId, date: slot, details };
}

/**
 * Returns the key that is embedded in the page with a service's available times. A request to hold a time must send
 * this key. A script must therefore start a draft, choose a service and load the page before it can hold a time. The
 * key depends on the service, so a page with the times of one service cannot hold a time for another service.
 */
export function pageKey(draftId: string, serviceId: string | undefined): string {
  return hmac("booking-page", `${draftId} ${serviceId ?? ""}`).toString("base64url");
}
