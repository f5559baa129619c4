import { db } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { idOf, nextNumber } from "./sequence";

/** Working hours on one weekday, in minutes since midnight in the adviser's time zone. */
type Stretch = { readonly weekday: number; readonly opensMinute: number; readonly closesMinute: number };
type Absence = { readonly firstDay: Day; readonly lastDay: Day };

type Draft = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  readonly zone: string;
  readonly languages: readonly string[];
  readonly dailyCap: number;
  readonly isActive: boolean;
  readonly hours: readonly Stretch[];
  readonly absences: readonly Absence[];
  readonly serviceIds: readonly string[];
};

/** An adviser that the database contains. */
export type InsertedAdviser = Pick<Draft, "id" | "slug" | "name" | "email" | "zone" | "dailyCap">;

export type AdviserBuilder = {
  named(name: string): AdviserBuilder;
  inZone(zone: string): AdviserBuilder;
  /** Takes language codes: "en", "de" or "fr". */
  speaking(...languages: readonly string[]): AdviserBuilder;
  /** The maximum number of meetings in a day. */
  atMost(dailyCap: number): AdviserBuilder;
  inactive(): AdviserBuilder;
  /**
   * Replaces the working hours. The weekdays are numbers, and 1 is Monday. An hour may have a fraction: 9.5 is half
   * past nine.
   */
  working(weekdays: readonly number[], opensHour: number, closesHour: number): AdviserBuilder;
  away(firstDay: Day, lastDay: Day): AdviserBuilder;
  giving(...services: readonly { readonly id: string }[]): AdviserBuilder;
  insert(): Promise<InsertedAdviser>;
};

function stretches(weekdays: readonly number[], opensHour: number, closesHour: number): Stretch[] {
  return weekdays.map((weekday) => ({ weekday, opensMinute: opensHour * 60, closesMinute: closesHour * 60 }));
}

/**
 * Starts with an adviser who speaks English, works in Toronto from nine to five on weekdays and offers no service yet.
 */
export function anAdviser(): AdviserBuilder {
  const number = nextNumber();
  return builderOf({
    id: idOf(number),
    slug: `adviser-${number}`,
    name: `Adviser ${number}`,
    email: `adviser-${number}@example.com`,
    zone: "America/Toronto",
    languages: ["en"],
    dailyCap: 8,
    isActive: true,
    hours: stretches([1, 2, 3, 4, 5], 9, 17),
    absences: [],
    serviceIds: [],
  });
}

function builderOf(draft: Draft): AdviserBuilder {
  const change = (changes: Partial<Draft>) => builderOf({ ...draft, ...changes });
  return {
    named: (name) => change({ name }),
    inZone: (zone) => change({ zone }),
    speaking: (...languages) => change({ languages }),
    atMost: (dailyCap) => change({ dailyCap }),
    inactive: () => change({ isActive: false }),
    working: (weekdays, opensHour, closesHour) => change({ hours: stretches(weekdays, opensHour, closesHour) }),
    away: (firstDay, lastDay) => change({ absences: [...draft.absences, { firstDay, lastDay }] }),
    giving: (...services) => change({ serviceIds: services.map(({ id }) => id) }),
    insert: () => insert(draft),
  };
}

async function insert({ hours, absences, serviceIds, languages, ...row }: Draft): Promise<InsertedAdviser> {
  await db.adviser.create({
    data: {
      ...row,
      languages: [...languages],
      skills: { create: serviceIds.map((serviceId) => ({ serviceId })) },
      hours: { create: hours.map((stretch) => ({ ...stretch, validFrom: dateFromDay("2020-01-01") })) },
      exceptions: {
        create: absences.map(({ firstDay, lastDay }) => ({
          firstDay: dateFromDay(firstDay),
          lastDay: dateFromDay(lastDay),
        })),
      },
    },
    select: { id: true },
  });
  const { id, slug, name, email, zone, dailyCap } = row;
  return { id, slug, name, email, zone, dailyCap };
}
