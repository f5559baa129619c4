import { z } from "zod";

/**
 * Why a text does not arrive. "stopped": the recipient does not want texts. "no-texts": the number is wrong or cannot
 * get texts. "other": everything else, such as a phone that is off.
 */
export type TextProblem = "stopped" | "no-texts" | "other";

/** "sent": the provider has accepted the text. The two others are final. */
export type TextState = "sent" | "delivered" | "undelivered";

const stopped = new Set([21610]);
/** The number is invalid, a landline, a short code or the sender itself, or it cannot be reached by text messages. */
const noTexts = new Set([21211, 21217, 21265, 21266, 21614, 21635, 30005, 30006, 60205]);

/** Classifies an error code of the provider (https://www.twilio.com/docs/api/errors). */
export function problemOf(code: number): TextProblem {
  if (stopped.has(code)) return "stopped";
  return noTexts.has(code) ? "no-texts" : "other";
}

/** Maps a status of the provider to ours. Undefined for an unknown status. */
export function stateOf(status: string): TextState | undefined {
  if (["accepted", "scheduled", "queued", "sending", "sent"].includes(status)) return "sent";
  if (["delivered", "read"].includes(status)) return "delivered";
  return ["undelivered", "failed", "canceled"].includes(status) ? "undelivered" : undefined;
}

export const messageSchema = z.object({
  sid: z.string().regex(/^[A-Z]{2}[0-9a-f]{32}$/),
  status: z.string(),
  body: z.string().optional(),
  num_segments: z.coerce.number().int().min(0).catch(0),
  error_code: z.number().int().nullish(),
  /** A negative decimal number, which the provider sets some time after the text was sent. */
  price: z.coerce.number().nullish(),
  price_unit: z
    .string()
    .regex(/^[A-Za-z]{3}$/)
    .nullish(),
});

export type ProviderMessage = z.infer<typeof messageSchema>;

export const refusalSchema = z.object({ code: z.number().int() });

/** The cost of a text in millionths of its currency. Undefined while the provider has not set it. */
export function costOf({ price, price_unit: currency }: ProviderMessage) {
  if (price === null || price === undefined || !currency) return undefined;
  return { costMicros: Math.round(Math.abs(price) * 1_000_000), currency: currency.toUpperCase() };
}
