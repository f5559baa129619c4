import { timedPlacePattern } from "@/lib/platform/list/list-page";
import { addDays, isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { isUuid, uuidPattern } from "@/lib/platform/uuid";
import { bookingStates } from "../states";
import type { BookingState } from "../states";

/** "open": confirmed or awaiting payment. "any": in every state. */
export type StatusFilter = "any" | "open" | BookingState;

export const statusFilters: readonly StatusFilter[] = ["open", ...bookingStates, "any"];

/** Bookings are sorted by the start of the appointment or by the time of booking. */
export type SortKey = "start" | "made";

export type BookingsFilter = {
  readonly status: StatusFilter;
  readonly service?: string | undefined;
  readonly adviser?: string | undefined;
  /** `from` and `to`: the first and last day on which a listed appointment can start, in the office's time zone. */
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  /** A reference, or a part of a name, email address or phone number. */
  readonly text?: string | undefined;
  readonly sort: SortKey;
  readonly isDescending: boolean;
};

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const filterNames = ["status", "service", "adviser", "from", "to", "q", "sort"] as const;

/**
 * Reads the filter from the query of the page's URL and ignores invalid values. If the query contains no filter,
 * returns the filter for the coming appointments.
 */
export function readFilter(query: Query, today: Day): BookingsFilter {
  const [status, service, adviser, from, to, text, sort] = filterNames.map((name) => {
    const value = query[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 100) : undefined;
  });
  if (filterNames.every((name) => query[name] === undefined)) return comingFrom(today);
  return {
    status: statusFilters.find((each) => each === status) ?? "any",
    service: service && /^[0-9a-f]{24}$/.test(service) ? service : undefined,
    adviser: isUuid(adviser) ? adviser : undefined,
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
    text,
    sort: sort?.replace("-", "") === "made" ? "made" : "start",
    isDescending: sort?.startsWith("-") ?? false,
  };
}

/** Returns the filter for open appointments from today on, sorted so that the next appointment comes first. */
export function comingFrom(today: Day): BookingsFilter {
  return { status: "open", from: today, sort: "start", isDescending: false };
}

/**
 * Writes a filter as the query of the page's URL. The query is never empty, because an empty query lists the coming
 * appointments.
 */
export function filterQuery({ status, service, adviser, from, to, text, sort, isDescending }: BookingsFilter): string {
  const given = {
    status: status === "any" && (service || adviser || from || to || text) ? undefined : status,
    service,
    adviser,
    from,
    to,
    q: text,
    sort: sort === "start" && !isDescending ? undefined : `${isDescending ? "-" : ""}${sort}`,
  };
  return new URLSearchParams(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
}

/** The highest count shown next to the name of a view. */
export const viewCountLimit = 99;

/** Lists the views that every staff member has. For an adviser, the first view is the adviser's own day. */
export function standardViews(today: Day, adviserId: string | null) {
  const soonest = { sort: "start", isDescending: false } as const;
  const latest = { sort: "start", isDescending: true } as const;
  return [
    ...(adviserId === null
      ? []
      : [
          {
            name: "myDay" as const,
            filter: { status: "any", adviser: adviserId, from: today, to: today, ...soonest } as const,
          },
        ]),
    { name: "coming" as const, filter: comingFrom(today) },
    { name: "week" as const, filter: { status: "any", from: today, to: addDays(today, 6), ...soonest } as const },
    { name: "awaitingPayment" as const, filter: { status: "awaiting_payment", ...soonest } as const },
    { name: "missed" as const, filter: { status: "no_show", from: addDays(today, -30), ...latest } as const },
    { name: "cancelled" as const, filter: { status: "cancelled", from: today, ...soonest } as const },
  ];
}

/** A place in the table: the value by which a row is sorted, in milliseconds since 1970, and the row's id. */
export const bookingPlace = timedPlacePattern(uuidPattern);
