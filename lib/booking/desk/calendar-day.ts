import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import type { WeekGrid } from "./week";

/** One day of all advisers. All grids show the same hours. */
export type CalendarDay = {
  readonly zone: string;
  readonly now: Instant;
  readonly day: Day;
  readonly columns: readonly {
    readonly adviser: { readonly id: string; readonly name: string; readonly dailyCap: number };
    readonly grid: WeekGrid;
  }[];
  readonly serviceNames: ReadonlyMap<string, string>;
  readonly mayMove: boolean;
};
