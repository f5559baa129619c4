import { z } from "zod";

import { isTicked, textFields } from "@/lib/platform/forms/form-state";
import { prose } from "@/lib/platform/text";

import { dateTime } from "../schema";

/** The form with which staff move an appointment. `version` is the booking's version when the page was rendered. */
export const moveSchema = z.object({
  reference: z.string().max(20),
  version: z.coerce.number().int().positive(),
  adviserId: z.uuid(),
  startTime: dateTime,
  emailsClient: z.boolean(),
  /** The client has asked for the new time, although it is within the withdrawal period. */
  earlyStart: z.boolean(),
  /** The page from which staff moved the appointment. */
  origin: z.enum(["booking", "calendar"]).catch("calendar"),
  message: prose({ max: 500, tooShort: "invalid", tooLong: "notesTooLong" }).optional(),
});

/** Reads the form for `moveSchema`. An empty message to the client counts as no message. */
export function readMoveForm(form: FormData): unknown {
  const { reference, version, adviserId, startTime, emailsClient, earlyStart, origin, message } = textFields(form);
  return {
    reference,
    version,
    adviserId,
    startTime,
    emailsClient: isTicked(emailsClient),
    earlyStart: isTicked(earlyStart),
    origin,
    message: message?.trim() ? message : undefined,
  };
}
