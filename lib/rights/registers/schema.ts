import { z } from "zod";

import { email, line, prose } from "@/lib/platform/text";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { hasOpenPart } from "./answer-text";
import { channels, complaintOutcomes, identityChecks, laws, requestEnds, requestKinds } from "./registers";

const day = z.custom<Day>(isDay, "dateNotIso");
const emailsClient = z.literal("true").optional().transform(Boolean);
/** An answer in which staff have written every part that the prepared text left open. */
const answer = prose({ min: 1, max: 2_000, tooShort: "required", tooLong: "answerTooLong" }).refine(
  (written) => !hasOpenPart(written),
  "answerUnfinished",
);
const text = prose({ min: 1, max: 2_000, tooShort: "required", tooLong: "answerTooLong" });

const entryFields = {
  name: line({ min: 1, max: 150, tooShort: "required", tooLong: "tooLong" }),
  email: email.optional(),
  channel: z.enum(channels, "required"),
  receivedOn: day,
  /** Identifies the client by email address, or by the reference of a booking or case. */
  client: line({ max: 254, tooShort: "invalid", tooLong: "tooLong" }).optional(),
};

export const newRequestSchema = z.object({
  ...entryFields,
  kind: z.enum(requestKinds, "required"),
  law: z.enum(laws, "required"),
  details: text.optional(),
});

export const newComplaintSchema = z.object({ ...entryFields, text, handlerId: z.uuid("required") });

/** The reference of a register entry, and the entry's version when the page was rendered. */
export const entrySchema = z.object({ reference: z.string().max(20), version: z.coerce.number().int().positive() });

export const receiptSchema = entrySchema.extend({ receivedOn: day, reason: text });
export const mistakeSchema = entrySchema.extend({ reason: text });
export const linkSchema = entrySchema.extend({ clientId: z.uuid("required") });

export const identitySchema = entrySchema.extend({ check: z.enum(identityChecks, "required") });
export const extensionSchema = entrySchema.extend({ reason: text });
export const requestEndSchema = entrySchema.extend({
  outcome: z.enum(requestEnds, "required"),
  answer,
  sentOn: day,
  emailsClient,
});

export const handlerSchema = entrySchema.extend({ handlerId: z.uuid("required") });
export const acknowledgementSchema = entrySchema.extend({
  sentOn: day,
  emailsClient,
});
export const complaintAnswerSchema = entrySchema.extend({
  outcome: z.enum(complaintOutcomes, "required"),
  answer,
  sentOn: day,
  emailsClient,
});
