import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

/** The groups of acts by which the list is filtered, with the pattern of their actions in PostgreSQL. */
export const actPatterns = {
  reads: String.raw`(\.|-)(read|listed)$|^client\.opened$`,
  bookings: String.raw`^bookings?\.`,
  clients: String.raw`^(clients?|case|document)\.`,
  messages: String.raw`^(contact-message|lead|reply-template|email|address|newsletter)\.`,
  money: String.raw`^(invoice|payments?)\.`,
  services: String.raw`^service\.`,
  claims: String.raw`^claim(-text)?\.`,
  firm: String.raw`^(firm|installation|case-rules|bank-details|payment-words|legal-text|law-rule|text|job|statistics)\.`,
  signIns: String.raw`^staff\.(signed|sessions|reauth|password|second-factor|recovery)`,
  team: String.raw`^(staff|adviser)\.`,
  refusals: String.raw`^staff\.permission-refused$`,
  requests: String.raw`^(data-request|complaint)\.`,
  exports: String.raw`(\.|-)exported$`,
  erasures: String.raw`\.(erased|data-erased|removed|deleted|all-deleted)$`,
} as const;

export type ActGroup = keyof typeof actPatterns;
export const actGroups = Object.keys(actPatterns) as readonly ActGroup[];

/** Subjects that share the words of another one. The kinds of `confirmations` share those of the second person. */
const shared: Readonly<Record<string, string>> = {
  "contact-message": "inquiry",
  lead: "inquiry",
  "bank-details": "confirmation",
  "payment-words": "confirmation",
  "legal-text": "confirmation",
  "law-rule": "confirmation",
};

type Words = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/**
 * What an action of the audit log means, in words. An action without words of its own has those of a client's export.
 * Undefined for an action without words.
 */
export function actWords(action: string, locale: Locale): string | undefined {
  const [subject = "", name = ""] = action.split(".");
  const { audit, clientData } = messagesFor(locale);
  const [own, ofClients]: readonly [Words, Words] = [audit.acts, clientData.actions];
  const group = shared[subject] ?? subject;
  const words = own[group]?.[name] ?? ofClients[group]?.[name];
  return words ?? (subject === "claim" ? own["confirmation"]?.[name] : undefined);
}
