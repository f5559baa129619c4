import type { MadeMarks } from "@/lib/firm/setup-marks";
import type { Firm } from "@/lib/firm/settings";
import type { Day } from "@/lib/platform/time/day";

/** The number of claims in each state. "empty": nobody has written it. "drafts": written, but not proposed. */
export type ClaimCounts = {
  readonly shown: number;
  readonly proposed: number;
  readonly drafts: number;
  readonly expired: number;
  readonly empty: number;
};

/** Everything that the page Setup computes its lines from. */
export type SetupFacts = {
  readonly firm: Firm;
  readonly today: Day;
  /** The second factor and the recovery codes of the administrator who reads the page. */
  readonly own: { readonly factorOn: Day | undefined; readonly codes: number; readonly codesLeft: number };
  /** "active": they can sign in. "invited": they have not accepted their invitation yet. */
  readonly administrators: { readonly active: number; readonly invited: number };
  /** "unserved": offered, but no active adviser offers it. */
  readonly services: { readonly offered: number; readonly drafts: number; readonly unserved: number };
  /** The active advisers who offer a confirmed service, and how many of them have weekly hours today or later. */
  readonly advisers: { readonly names: readonly string[]; readonly withHours: number };
  readonly isBookingOpen: boolean;
  readonly hasCards: boolean;
  /** What waits for a second administrator. */
  readonly proposed: { readonly bank: boolean; readonly paymentWords: boolean };
  readonly texts: { readonly articles: number; readonly questions: number };
  readonly claims: ClaimCounts;
  /** The paths of the legal texts that counsel has not read in the version in force. */
  readonly forCounsel: readonly string[];
  /** Those of them in which visitors see passages with a note. */
  readonly notedTexts: readonly string[];
  /** Whether the mail server accepted a test email, or a recipient has used the link of an email. */
  readonly hasEmailArrived: boolean;
  readonly marks: MadeMarks;
};
