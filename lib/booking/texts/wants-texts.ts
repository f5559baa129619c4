import { methodForQuestions } from "../contact-methods";

type Client = {
  readonly preferredContact: string;
  readonly safeContact: readonly string[];
  /** Null if the number cannot be dialled from another country. */
  readonly phoneE164: string | null;
};

/**
 * How a client gets texts about an appointment. "no-number": the client chose texts, but the number is not valid.
 * "none": the client did not choose texts, or the safe-contact instructions forbid them.
 */
export function wayOfTexts(client: Client): "text" | "no-number" | "none" {
  if (methodForQuestions(client) !== "text") return "none";
  return client.phoneE164 === null ? "no-number" : "text";
}
