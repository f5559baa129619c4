/** The columns of the board, in order. */
export const stages = ["new", "contacted", "qualified", "consultation", "engaged"] as const;

/** The stage of a lead. "not-for-us" is in no column. */
export const leadStages = [...stages, "not-for-us"] as const;
export type LeadStage = (typeof leadStages)[number];

/** Why a lead is not for the firm. The database has the same list. */
export const refusalReasons = [
  "outside-our-work",
  "not-reached",
  "no-interest",
  "duplicate",
  "not-a-person",
  "other",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** How the person of a lead that staff entered found the firm. The database has the same list. */
export const entrySources = ["ad", "phone", "email", "visit", "referral", "other"] as const;

/** `source` of the leads that staff entered. */
export const enteredByStaff = "staff";

export type StageFacts = {
  /** Whether the lead has a booking that is confirmed or took place. */
  readonly hasBooking: boolean;
  /** Whether the client has agreed to a fee since then. */
  readonly hasAgreement: boolean;
};

/**
 * Whether staff can move a lead to a stage. A consultation needs a booking, and as long as there is one, the lead
 * cannot go back to an earlier stage. The same is true for a client's agreement to a fee.
 */
export function isReachable(stage: LeadStage, { hasBooking, hasAgreement }: StageFacts): boolean {
  if (stage === "not-for-us" || stage === "engaged") return true;
  if (hasAgreement) return false;
  return (stage === "consultation") === hasBooking;
}
