/** A message comes from the contact page, a lead from a landing page. */
export type ItemKind = "message" | "lead";

/** The subject kinds of the audit log. */
export const subjectKinds = { message: "contact-message", lead: "lead" } as const satisfies Record<ItemKind, string>;

/** The kind of a reference such as "MSG-7K2M-4Q93"; undefined for any other text. */
export function kindOf(reference: string): ItemKind | undefined {
  if (/^MSG-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference)) return "message";
  return /^REQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference) ? "lead" : undefined;
}
