import type { Day, Month } from "@/lib/platform/time/day";

/** A day as the calendar shows it; all texts come ready from the server, whose language data is the same for everyone. */
export type DayCell = {
  readonly day: Day;
  /** The full date with the number of free times: a bare "9" means nothing to a screen reader. */
  readonly label: string;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  /** Where its times are; null when it has none. */
  readonly href: string | null;
};

export type CalendarView = {
  readonly month: Month;
  readonly title: string;
  /** ISO: 1 is Monday, 7 is Sunday. */
  readonly firstWeekday: number;
  /** From the first column on. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly weeks: readonly (readonly (DayCell | null)[])[];
  readonly previousHref: string | null;
  readonly nextHref: string | null;
};

/** A time of the chosen day. Taken ones stay visible, struck through. */
export type SlotChoice = {
  readonly startTime: string;
  /** On the visitor's clock. */
  readonly label: string;
  /** On the office's clock, with its city; null where both clocks agree. */
  readonly officeLabel: string | null;
  readonly isTaken: boolean;
};

export type NextFree = { readonly text: string; readonly link: string; readonly href: string; readonly day: Day };

/** What stands beside the calendar. Loading, empty and failed never look alike. */
export type TimesView = { readonly day: Day | null; readonly title: string; readonly next: NextFree | null } & (
  | { readonly state: "unchosen" }
  | {
      readonly state: "slots";
      readonly groupLabel: string;
      readonly slots: readonly SlotChoice[];
      readonly chosen: string | null;
    }
  | { readonly state: "empty"; readonly heading: string; readonly text: string }
  | { readonly state: "failed"; readonly retryHref: string }
);
