import type { ProfileId } from "@/lib/firm/profile";
import { db } from "@/lib/platform/db/client";
import type { RecordSubject } from "@/lib/platform/records/versions";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { dayOf } from "@/lib/platform/time/zone";

/**
 * The kinds of records that count as content of a page: a change of such a record is also a change of the page. The
 * firm's record and the state of the online booking do not count.
 */
export type RecordKind = Exclude<RecordSubject, "firm" | "booking" | "administrators">;

/** The day of the last change of each kind of record, if a change has been recorded. */
export type RecordDays = Readonly<Partial<Record<RecordKind, Day>>>;

export type RecordDaysQuery = {
  readonly profile: ProfileId;
  /** The time zone of the office, in which the days are counted. */
  readonly zone: string;
  readonly today: Day;
};

/**
 * Finds the days on which claims and prices last changed. The expiry of a claim and the first day of a price also count
 * as changes.
 */
export async function findRecordDays({ profile, zone, today }: RecordDaysQuery): Promise<RecordDays> {
  const begun = { lte: dateFromDay(today) };
  const [changes, { _max: price }, { _max: last }] = await Promise.all([
    db.recordChange.findMany(),
    db.pricePeriod.aggregate({ where: { validFrom: begun }, _max: { validFrom: true } }),
    db.claim.aggregate({ where: { profile, expiresOn: begun }, _max: { expiresOn: true } }),
  ]);
  const days: RecordDays = Object.fromEntries(
    changes.flatMap(({ subject, changedAt }) => (changedAt ? [[subject, dayOf(changedAt.getTime(), zone)]] : [])),
  );
  const later: RecordDays = {
    ...(last.expiresOn ? { claims: dayFromDate(last.expiresOn) } : {}),
    ...(price.validFrom ? { "price-book": dayFromDate(price.validFrom) } : {}),
  };
  return Object.fromEntries(
    Object.entries(days).map(([kind, day]) => {
      const other = later[kind as RecordKind];
      return [kind, other && other > day ? other : day];
    }),
  );
}
