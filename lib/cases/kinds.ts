/** The codes in this file are the values that the database accepts, and each is a key in the message catalogues. */
export const caseKinds = ["crypto", "investment", "forex", "romance", "bank", "other"] as const;
export type CaseKind = (typeof caseKinds)[number];

export const outcomes = ["full", "partial", "none"] as const;
export type CaseOutcome = (typeof outcomes)[number];

/** The payment methods by which a client lost money. */
export const rails = ["bank-transfer", "card", "crypto", "payment-app", "cash", "gift-card", "other"] as const;
export type Rail = (typeof rails)[number];

/** The states of a client's claim to get one payment back. */
export const claimStates = ["not-claimed", "claimed", "accepted", "refused", "paid-back"] as const;
export type ClaimState = (typeof claimStates)[number];

export const partyKinds = ["person", "firm", "platform", "wallet", "domain"] as const;
export type PartyKind = (typeof partyKinds)[number];

export const letterKinds = [
  "police",
  "authority",
  "ombudsman",
  "bank",
  "exchange",
  "platform",
  "report",
  "closing-statement",
  "other",
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** The possible decisions after a search for conflicts of interest. */
export const conflictDecisions = ["no-conflict", "accepted", "conflict"] as const;
export type ConflictDecision = (typeof conflictDecisions)[number];
