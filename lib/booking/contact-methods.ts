import { isInstructed } from "@/lib/inquiry/safe-contact/names";

/** The ways to contact a client. They are in a separate file so that pages can list them without loading zod. */
export const contactMethods = ["email", "phone", "text"] as const;

export type ContactMethod = (typeof contactMethods)[number];

/** The fields of the form in which staff change a booking's contact data. */
export const contactFields = ["phone", "email", "preferredContact", "safeContact", "safeContactNote"] as const;
export type ContactField = (typeof contactFields)[number];

type Preferences = { readonly preferredContact: string; readonly safeContact: readonly string[] };

/**
 * Returns how to contact a client about anything except the meeting itself. Safe-contact instructions override the
 * preferred method, because they protect the client. "emailInstead" means that the instructions forbid the preferred
 * method, so the client gets an email.
 */
export function wayForQuestions({ preferredContact, safeContact }: Preferences): ContactMethod | "emailInstead" {
  const method = contactMethods.find((each) => each === preferredContact) ?? "email";
  const isRefused =
    (method !== "email" && isInstructed(safeContact, "emailOnly")) ||
    (method === "text" && isInstructed(safeContact, "noTexts"));
  return isRefused ? "emailInstead" : method;
}

/** Like `wayForQuestions`, but returns "email" instead of "emailInstead". */
export function methodForQuestions(preferences: Preferences): ContactMethod {
  const way = wayForQuestions(preferences);
  return way === "emailInstead" ? "email" : way;
}
