import { datesIn } from "../dates";
import { blank, dayOf } from "../facts";
import type { Day, Scope } from "../facts";
import type { Warning } from "../kinds";
import { timesIn, zoneOf } from "../times";
import type { Row } from "./csv-row";

export type Moment = Omit<Day, "by"> & { readonly time: string | null; readonly zone: string | null };

/** The day and the time of a row. Undefined if the row has no date, as the totals at the end of a file. */
export function dayAndTime({ cells, shape, table }: Row, scope: Scope): Moment | undefined {
  const written = withoutSeconds(cells("date") || cells("time"));
  const [found] = datesIn(written);
  if (!found) return undefined;
  const { date, warnings, questions } = dayOf(found, scope);
  const [time] = timesIn(
    `${blank(written, [found]).replace(/^ *T/, " ")} ${found && cells("date") ? cells("time") : ""}`,
  );
  const isUtc = table.columns.some((column) => column?.isUtc === true);
  const named = time?.zone ?? zoneOf(cells("zone")) ?? (isUtc ? "UTC" : null);
  const zone = time ? (named ?? shape?.zone ?? null) : null;
  const extra: Warning[] = time && named === null && zone !== null ? ["zone-assumed"] : [];
  return {
    date,
    time: time?.time ?? null,
    zone,
    warnings: [...warnings, ...extra],
    questions: time && zone === null ? [...questions, "zone"] : questions,
  };
}

/** Some files count the seconds, or their thousandths, since 1970. */
function withoutSeconds(written: string): string {
  if (!/^1\d{9}(?:\d{3})?$/.test(written)) return written;
  const seconds = Number(written.slice(0, 10));
  return new Date(seconds * 1000).toISOString().replace(/\.000Z$/, "Z");
}
