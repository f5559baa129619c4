import { isInstructed } from "@/lib/inquiry/safe-contact-names";

/** How a client may be contacted. It is a separate file so that pages can list the methods without loading zod. */
export const contactMethods = ["email", "phone", "text"] as const;

export type ContactMethod = (typeof contactMethods)[number];

/** The fields of the form for the contact data of a booking. */
export const contactFields = ["phone", "email", "preferredContact", "safeContact", "safeContactNote"] as const;
export type ContactField = (typeof contactFields)[number];

type Preferences = { readonly preferredContact: string; readonly safeContact: readonly string[] };

/**
 * How we reach a client about anything except the meeting itself. Safe-contact instructions override the preferred
 * method, because they protect the client. "emailInstead" means an email in place of the preferred method.
 */
export function wayForQuestions({ preferredContact, safeContact }: Preferences): ContactMethod | "emailInstead" {
  const method = contactMethods.find((each) => each === preferredContact) ?? "email";
  const isRefused =
    (method !== "email" && isInstructed(safeContact, "emailOnly")) ||
    (method === "text" && isInstructed(safeContact, "noTexts"));
  return isRefused ? "emailInstead" : method;
}

/** Returns the contact method of `wayForQuestions`, without the information that it replaces the preferred method. */
export function methodForQuestions(preferences: Preferences): ContactMethod {
  const way = wayForQuestions(preferences);
  return way === "emailInstead" ? "email" : way;
}
