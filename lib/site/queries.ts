import type { ProfileId } from "@/lib/firm/profile";
import { db } from "@/lib/platform/db/client";
import type { RecordSubject } from "@/lib/platform/records/versions";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { dayOf } from "@/lib/platform/time/zone";

/** What pages are made of that have no text of their own. */
export type RecordKind = Exclude<RecordSubject, "firm">;

/** The day on which records of a kind last changed; none where they have not since such days are kept. */
export type RecordDays = Readonly<Partial<Record<RecordKind, Day>>>;

type Asked = {
  readonly profile: ProfileId;
  /** Of the office, whose days are told. */ readonly zone: string;
  readonly today: Day;
};

/** The days on which what pages show of claims and prices last changed: a record was written, or a claim expired. */
export async function findRecordDays({ profile, zone, today }: Asked): Promise<RecordDays> {
  const [changes, { _max: last }] = await Promise.all([
    db.recordChange.findMany(),
    db.claim.aggregate({ where: { profile, expiresOn: { lte: dateFromDay(today) } }, _max: { expiresOn: true } }),
  ]);
  const days: RecordDays = Object.fromEntries(
    changes.flatMap(({ subject, changedAt }) => (changedAt ? [[subject, dayOf(changedAt.getTime(), zone)]] : [])),
  );
  const expired = last.expiresOn && dayFromDate(last.expiresOn);
  return expired && days.claims && expired > days.claims ? { ...days, claims: expired } : days;
}
