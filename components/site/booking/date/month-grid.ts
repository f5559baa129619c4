import { addDays, addMonths, daysOfMonth, monthOf, weekdayOf } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";

/** The weeks of the month, padded with nulls to seven days each. `firstWeekday` is an ISO weekday: 1 is Monday. */
export function weeksOf(month: Month, firstWeekday: number): readonly (readonly (Day | null)[])[] {
  const days = daysOfMonth(month);
  const [first] = days;
  const padding = first === undefined ? 0 : columnOf(first, firstWeekday);
  const cells: (Day | null)[] = [...Array.from({ length: padding }, () => null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7));
}

/** The day that a key press moves to. Undefined for keys that do not move between days. */
export function dayAfterKey(key: string, day: Day, firstWeekday: number): Day | undefined {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -columnOf(day, firstWeekday));
    case "End":
      return addDays(day, 6 - columnOf(day, firstWeekday));
    case "PageUp":
      return sameDayIn(addMonths(monthOf(day), -1), day);
    case "PageDown":
      return sameDayIn(addMonths(monthOf(day), 1), day);
    default:
      return undefined;
  }
}

function columnOf(day: Day, firstWeekday: number): number {
  return (weekdayOf(day) - firstWeekday + 7) % 7;
}

/** The same day in another month, or the month's last day if the month is too short: 31 March becomes 28 February. */
function sameDayIn(month: Month, day: Day): Day | undefined {
  const days = daysOfMonth(month);
  return days[Number(day.slice(8)) - 1] ?? days.at(-1);
}
