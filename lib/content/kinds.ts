/** The kinds of texts that the firm writes. A question belongs to a topic. */
export const textKinds = ["article", "topic", "question", "notice", "legal"] as const;
export type TextKind = (typeof textKinds)[number];

/** The legal texts, by the path of their page without its slash. */
export const legalKeys = [
  "privacy-policy",
  "terms-of-service",
  "withdrawal",
  "data-security",
  "accessibility",
] as const;
export type LegalKey = (typeof legalKeys)[number];

/** The number of texts that are not deleted, for each tab of the page Content. */
export type TextCounts = { readonly articles: number; readonly questions: number; readonly notices: number };
