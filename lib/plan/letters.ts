import type { Rail } from "./plans";

/** The kinds of letters, in the order of their list. Their texts are in the catalogues, under `freeHelp.letters`. */
export const letterKinds = [
  "bank-recall",
  "card-dispute",
  "exchange-freeze",
  "police-report",
  "complaint",
  "ombudsman",
  "access-request",
] as const;
export type LetterKind = (typeof letterKinds)[number];

export const letterPath = (kind: LetterKind) => `/letters/${kind}`;
export const findLetter = (value: string): LetterKind | undefined => letterKinds.find((kind) => kind === value);

/** The letter that a plan leads to, by the way in which the money left. */
export const letterOfRail: Readonly<Record<Rail, LetterKind>> = {
  "bank-transfer": "bank-recall",
  card: "card-dispute",
  "direct-debit": "complaint",
  exchange: "exchange-freeze",
  "own-wallet": "exchange-freeze",
  "gift-card": "police-report",
  cash: "police-report",
  "payment-app": "bank-recall",
  other: "police-report",
};

/** A text of a letter with blanks to fill in by hand. */
export const withBlanks = (text: string) => text.replace(/\{\w+\}/g, "__________");
