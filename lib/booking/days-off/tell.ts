import { isInstructed } from "@/lib/inquiry/safe-contact/names";

import { wayForQuestions } from "../contact-methods";

/**
 * How a client learns of a closed time. "offer": by an email that offers other times. "call": staff call, because the
 * client has no email address, gets no emails or wants calls, or because an email would be too late or would have
 * nothing to offer. "hand": staff must not call either, so they move the appointment and the email about the move tells
 * the client.
 */
export type Tell =
  | { readonly way: "offer"; readonly isEmailOnly: boolean }
  | { readonly way: "call"; readonly why: "noEmail" | "stopped" | "wantsCall" | "soon" | "noTime" }
  | { readonly way: "hand"; readonly why: "stopped" | "soon" | "noTime" };

type Client = {
  readonly email: string | null;
  /** Whether emails to the address are stopped. */
  readonly isStopped: boolean;
  readonly preferredContact: string;
  readonly safeContact: readonly string[];
  /** Whether the appointment is too near for an answer to an email. */
  readonly isSoon: boolean;
  /** Whether another time is free. */
  readonly hasTime: boolean;
};

/** Decides how the client learns of it. Safe-contact instructions override everything else. */
export function howToTell({ email, isStopped, isSoon, hasTime, ...preferences }: Client): Tell {
  const isEmailOnly = isInstructed(preferences.safeContact, "emailOnly");
  if (email === null) return { way: "call", why: "noEmail" };
  const wantsCall = wayForQuestions(preferences) === "phone";
  const obstacle = isStopped ? "stopped" : isSoon ? "soon" : hasTime ? undefined : "noTime";
  if (obstacle) return { way: isEmailOnly ? "hand" : "call", why: obstacle };
  return wantsCall ? { way: "call", why: "wantsCall" } : { way: "offer", isEmailOnly };
}
