import type { Day } from "@/lib/platform/time/day";

import { count } from "./count";
import type { Counted } from "./count";
import type { Country, Rule, StartEvent } from "./rule";
import type { RuleId } from "./rules";
import { rulesOf } from "./rules";
import type { RuleState } from "./state";

export type DueRow = {
  readonly rule: Rule & { readonly id: RuleId };
  readonly state: RuleState;
  /** Whether the day is known on which the period began. */
  readonly hasBegun: boolean;
  /** Undefined if the day of the event is not known, or the rule is shown in words only. */
  readonly counted: (Counted & { readonly start: Day; readonly isPassed: boolean }) | undefined;
};

type Facts = {
  readonly country: Country;
  readonly dates: Readonly<Partial<Record<StartEvent, Day>>>;
  readonly states: ReadonlyMap<RuleId, RuleState>;
  readonly today: Day;
};

/**
 * The rows of one clock: first rules that began but have no number yet, since they may end soonest, then the days that
 * can still be kept, by day, then rules without a known beginning, then passed days.
 */
export function dueRows(clock: Rule["clock"], { country, dates, states, today }: Facts): readonly DueRow[] {
  const rows = rulesOf(country)
    .filter((rule) => rule.clock === clock)
    .flatMap((rule): DueRow[] => {
      const state = states.get(rule.id) ?? { shown: "words", confirmedOn: undefined };
      if (state.shown === "none") return [];
      const start = dates[rule.starts];
      if (start === undefined || state.shown === "words")
        return [{ rule, state, hasBegun: start !== undefined, counted: undefined }];
      const counted = count(rule, start, country);
      return [{ rule, state, hasBegun: true, counted: { ...counted, start, isPassed: counted.day < today } }];
    });
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other) || dayOf(one).localeCompare(dayOf(other)));
}

const placeOf = ({ hasBegun, counted }: DueRow) => (counted ? (counted.isPassed ? 3 : 1) : hasBegun ? 0 : 2);
const dayOf = ({ counted }: DueRow) => counted?.day ?? "";
