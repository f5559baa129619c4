import { z } from "zod";

import { isTicked, textFields } from "@/lib/platform/forms/form-state";
import { prose } from "@/lib/platform/text";

import { callOutcomes } from "./entry";
import { maxInboxText } from "./text-limit";

const reference = z.string().max(20);

/** An item's reference, and the item's version number on the page from which the form was sent. */
export const seenItemSchema = z.object({ reference, version: z.coerce.number().int().min(1) });

/** A text that a staff member writes. Wallet secrets are rejected, as in the public forms. */
const text = (min: number) => prose({ min, max: maxInboxText, tooShort: "tooShort", tooLong: "replyTooLong" });

const box = z.enum(["on", "true"]).optional().transform(isTicked);

export const replySchema = seenItemSchema.extend({
  text: text(10),
  language: z.enum(["en", "de", "fr-CA"], { error: "unknownLocale" }),
  /** The id of the template that the reply began with. Empty if it began without one. */
  template: z.union([z.uuid(), z.literal("")]).default(""),
  /** The ids of the client's documents that are attached. */
  documents: z.array(z.uuid()).max(20).default([]),
});

/** Reads the form of a reply, which has a field for each attached document. */
export const readReplyForm = (form: FormData) => ({ ...textFields(form), documents: form.getAll("documents") });

/** An email to the client with the id `client`. */
export const emailToClientSchema = replySchema
  .pick({ text: true, language: true, documents: true })
  .extend({ client: z.uuid() });

export const draftSchema = z.object({ reference, text: text(0) });
export const undoReplySchema = z.object({ entryId: z.uuid(), reference });
export const undoChangeSchema = z.object({ entryId: z.uuid() });
export const noteSchema = z.object({ reference, note: text(1) });

export const callSchema = z.object({
  reference,
  outcome: z.enum(callOutcomes, { error: "callOutcomeRequired" }),
  callNote: text(0),
  isAnswer: box,
});

/** The choice of the item's owner. An empty choice removes the owner. */
export const assignSchema = seenItemSchema.extend({
  owner: z.union([z.uuid(), z.literal("").transform(() => null)], { error: "invalid" }),
  /** What the new owner should know. */
  word: text(0).default(""),
});

/**
 * The end of a snooze as local time in the office's zone, in the format of a `datetime-local` input. An empty value
 * ends the snooze now.
 */
export const snoozeSchema = seenItemSchema.extend({
  until: z.union([z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/), z.literal("")], { error: "invalid" }),
});

export const differentPersonSchema = z.object({ reference, clientId: z.uuid() });

export const absenceSchema = z.object({
  staff: z.uuid({ error: "invalid" }),
  cover: z.uuid({ error: "invalid" }),
  from: z.iso.date({ error: "invalid" }),
  /** The last day of the absence. */
  to: z.iso.date({ error: "invalid" }),
});

export const endAbsenceSchema = z.object({ id: z.uuid() });
