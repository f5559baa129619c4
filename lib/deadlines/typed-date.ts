import { addDays, isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/** A typed date as it was understood. A month counts from its first day, which is the earliest reading. */
export type TypedDate =
  | { readonly kind: "day" | "month"; readonly day: Day }
  /** Two days fit, because the order of day and month is not clear. */
  | { readonly kind: "order"; readonly days: readonly [Day, Day] }
  | { readonly kind: "future" | "unreadable" };

const unreadable = { kind: "unreadable" } as const;

/** Longer texts are no dates. The limit also bounds the work of the patterns below. */
const maxLength = 60;

/**
 * Reads a date in the ways in which people write it, in English, German or French. A date without a year is the latest
 * one that is not in the future. Undefined for an empty text.
 */
export function readTypedDate(typed: string, today: Day): TypedDate | undefined {
  const text = plain(typed);
  if (text === "") return undefined;
  if (text.length > maxLength) return unreadable;
  const daysAgo = relativeDays.get(text);
  if (daysAgo !== undefined) return { kind: "day", day: addDays(today, -daysAgo) };
  return withoutFuture(readNumbers(text, today) ?? readWords(text, today) ?? unreadable, today);
}

/** How many days ago the words mean. The page shows the day that was understood. */
const relativeDays: ReadonlyMap<string, number> = new Map(
  [
    ["today", "heute", "aujourd'hui"],
    ["yesterday", "gestern", "hier"],
    ["the day before yesterday", "day before yesterday", "vorgestern", "avant-hier", "avant hier"],
  ].flatMap((words, daysAgo) => words.map((word) => [word, daysAgo] as const)),
);

/** Lower case, without accents, ordinals or commas, and with straight apostrophes. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/(\d)(?:st|nd|rd|th|er)\b/g, "$1")
    .replace(/[,\s]+/g, " ")
    .trim();

/** 2026-03-14, 14.3.26 and 14/3/2026. Dots are always written between day and month in this order. */
function readNumbers(text: string, today: Day): TypedDate | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})?$/.exec(text);
  if (dotted) return withYear(dotted[3], Number(dotted[2]), Number(dotted[1]), today);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text);
  return slashed ? eitherOrder(Number(slashed[1]), Number(slashed[2]), fullYear(slashed[3] ?? "")) : undefined;
}

function eitherOrder(one: number, two: number, year: number): TypedDate {
  const first = dayFrom(year, two, one);
  const second = dayFrom(year, one, two);
  if (first.kind !== "day") return second;
  if (second.kind !== "day" || second.day === first.day) return first;
  return { kind: "order", days: [first.day, second.day] };
}

/** "14 March 2026", "March 14, 2026", "14. März", "mars 2026" and "some time in March". */
function readWords(text: string, today: Day): TypedDate | undefined {
  const words = text.match(/[a-z]+|\d+/g) ?? [];
  const month = words.map((word) => monthNames.findIndex((names) => names.includes(word))).find((index) => index >= 0);
  if (month === undefined) return undefined;
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const year = numbers.find((word) => word.length === 4);
  const [day, shortYear] = numbers.filter((word) => word.length <= 2);
  if (day === undefined) return monthFrom(year, month + 1, today);
  return withYear(year ?? shortYear, month + 1, Number(day), today);
}

/** The names of the months as people write them, without accents. */
const monthNames = [
  "january januar janner janvier jan janv",
  "february februar fevrier feb fev fevr",
  "march marz maerz mars mar mrz",
  "april avril apr avr",
  "may mai",
  "june juni juin jun",
  "july juli juillet jul juil",
  "august aout aug",
  "september septembre sep sept",
  "october oktober octobre oct okt",
  "november novembre nov",
  "december dezember decembre dec dez",
].map((names) => names.split(" "));

function withYear(year: string | undefined, month: number, day: number, today: Day): TypedDate {
  if (year !== undefined) return dayFrom(fullYear(year), month, day);
  const thisYear = dayFrom(yearOf(today), month, day);
  return thisYear.kind === "day" && thisYear.day <= today ? thisYear : dayFrom(yearOf(today) - 1, month, day);
}

function monthFrom(year: string | undefined, month: number, today: Day): TypedDate {
  const first = withYear(year, month, 1, today);
  return first.kind === "day" ? { kind: "month", day: first.day } : first;
}

function dayFrom(year: number, month: number, day: number): TypedDate {
  const text = [String(year).padStart(4, "0"), month, day].map((part) => String(part).padStart(2, "0")).join("-");
  return isDay(text) && year >= 1990 ? { kind: "day", day: text } : unreadable;
}

const fullYear = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year));
const yearOf = (day: Day) => Number(day.slice(0, 4));

/** A day in the future has not happened. Where a day has only begun elsewhere, tomorrow is accepted as today. */
function withoutFuture(date: TypedDate, today: Day): TypedDate {
  if ((date.kind === "day" || date.kind === "month") && date.day > today) {
    return date.day === addDays(today, 1) ? { ...date, day: today } : { kind: "future" };
  }
  return date;
}
