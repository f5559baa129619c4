import type { ConfirmationKind, EndReason } from "./kinds";

type Person = { readonly id: string; readonly name: string };

/** A proposal or a confirmation with the names of its people. */
export type ConfirmationRow = {
  readonly id: string;
  readonly subjectId: string;
  readonly state: "proposed" | "confirmed" | "ended";
  readonly evidenceUrl: string | null;
  readonly evidenceFileId: string | null;
  readonly expiresOn: Date | null;
  readonly proposedById: string;
  readonly proposedBy: Person;
  readonly proposedAt: Date;
  readonly note: string | null;
  readonly confirmedById: string | null;
  readonly confirmedBy: Person | null;
  readonly confirmedAt: Date | null;
  readonly confirmedOn: Date | null;
  readonly endedAt: Date | null;
  readonly endReason: EndReason | null;
  readonly endedBy: Person | null;
  readonly endNote: string | null;
};

/** The proposals of a kind that wait for a second person: their number, who made them, and when the first was made. */
export type WaitingProposals = {
  readonly kind: ConfirmationKind;
  readonly count: number;
  readonly people: readonly string[];
  readonly since: Date;
};
