import type { ProposedChange } from "@/lib/availability/proposed-change";
import type { Hours } from "@/lib/availability/schedule";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import type { Tell } from "./tell";

/** A client whose appointment falls on days that would be closed. */
export type AffectedClient = {
  readonly reference: string;
  /** Null for staff who may not read personal details. */
  readonly name: string | null;
  readonly adviser: string;
  readonly start: Instant;
  /** The nearest other time. `adviser` is set if it is with another adviser. */
  readonly nearest: { readonly start: Instant; readonly adviser: string | null } | null;
  readonly tell: Tell;
  readonly safeContact: readonly string[];
};

export type OtherHours = {
  readonly id: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly adviser: string;
};

/** A change that is shown before it is saved. */
export type ProposedView = {
  readonly change: ProposedChange;
  /** The version of the list of clients. */
  readonly version: string;
  readonly clients: readonly AffectedClient[];
  /** Hours of advisers that also hold on days that the office would close, so that visitors can book them. */
  readonly otherHours: readonly OtherHours[];
  /** The number of clients who would get an email with other times. */
  readonly offerable: number;
  /** The last instant until which offered times would be reserved. */
  readonly until: Instant | null;
};

export type AskedState =
  | { readonly kind: "waiting"; readonly until: Instant; readonly remindedAt: Instant | null }
  | { readonly kind: "chosen" | "moved"; readonly start: Instant }
  | { readonly kind: "kept" | "cancelled" | "ended" | "untold" };

/** A client whose appointment is on closed days, or was when other times were offered. */
export type AskedClient = {
  readonly reference: string;
  readonly name: string | null;
  readonly adviser: string;
  /** The start that is closed. */
  readonly start: Instant;
  readonly state: AskedState;
  /** How the client can be told now. Null if nothing is left to tell. */
  readonly tell: Tell | null;
  readonly safeContact: readonly string[];
};

export type SavedDays = {
  readonly id: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly hours: Hours | null;
  readonly note: string;
  readonly opensOnClosures: boolean;
  readonly clients: readonly AskedClient[];
};

export type DaysView = {
  readonly adviserId: string | null;
  /** The zone in which the days apply and the times are shown. */
  readonly zone: string;
  readonly today: Day;
  readonly mayChange: boolean;
  readonly saved: readonly SavedDays[];
  readonly proposed: ProposedView | null;
};

export type HolidayRow = {
  readonly day: Day;
  readonly name: string;
  readonly isClosed: boolean;
  readonly clients: readonly AskedClient[];
};

/** An offer that has ended without an answer, while the appointment is still at its time. */
export type UnansweredOffer = { readonly reference: string; readonly start: Instant; readonly endedAt: Instant };
