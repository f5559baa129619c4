import type { Day } from "@/lib/platform/time/day";

import { countries, startEvents } from "./rule";
import type { StartEvent } from "./rule";
import { readTypedDate } from "./typed-date";
import type { TypedDate } from "./typed-date";

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

export type TypedDates = Readonly<Record<StartEvent, { readonly text: string; readonly read: TypedDate | undefined }>>;

/** The countries of the form. There are no rules for "other". */
export const formCountries = [...countries, "other"] as const;

/**
 * The id of what the form leads to: what must be asked again, or else the dates. A reader without a mouse, or with a
 * small screen, is then there and not at the top of the page.
 */
export const answerId = "answer";

/** The longest text that the fields accept. */
export const maxTypedLength = 60;

/**
 * Reads the form of the page of dates from the page's query. Whatever it does not know counts as not given. `asked` is
 * the first field that must be asked again.
 */
export function readQuery(query: Query, today: Day) {
  const country = formCountries.find((each) => each === query.country);
  const typed = Object.fromEntries(
    startEvents.map((event) => {
      const text = query[event];
      const line = typeof text === "string" ? text.slice(0, maxTypedLength) : "";
      return [event, { text: line, read: readTypedDate(line, today) }];
    }),
  ) as unknown as TypedDates;
  const hasSent = startEvents.some((event) => event in query);
  return { country, typed, asked: hasSent ? firstAsked(country, typed) : undefined };
}

function firstAsked(
  country: (typeof formCountries)[number] | undefined,
  typed: TypedDates,
): "country" | StartEvent | undefined {
  if (!country) return "country";
  const isEmpty = startEvents.every((event) => !typed[event].read);
  if (isEmpty && country !== "other") return startEvents[0];
  return startEvents.find((event) => isProblem(typed[event].read));
}

const isProblem = (read: TypedDate | undefined) =>
  read?.kind === "order" || read?.kind === "future" || read?.kind === "unreadable";

/** The dates that were understood. */
export function datesOf(typed: TypedDates): Readonly<Partial<Record<StartEvent, Day>>> {
  return Object.fromEntries(
    startEvents.flatMap((event) => {
      const { read } = typed[event];
      return read?.kind === "day" || read?.kind === "month" ? [[event, read.day]] : [];
    }),
  );
}
