/** The codes that the database accepts. Each is a key of the messages. */
export const caseKinds = ["crypto", "investment", "forex", "romance", "bank", "other"] as const;
export type CaseKind = (typeof caseKinds)[number];

export const outcomes = ["full", "partial", "none"] as const;
export type CaseOutcome = (typeof outcomes)[number];

/** The ways in which money was paid. */
export const rails = ["bank-transfer", "card", "crypto", "payment-app", "cash", "gift-card", "other"] as const;
export type Rail = (typeof rails)[number];

/** The state of the claim for one payment. */
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

/** The decision about the result of a conflict search. */
export const conflictDecisions = ["no-conflict", "accepted", "conflict"] as const;
export type ConflictDecision = (typeof conflictDecisions)[number];
