import { holidaysFromTo } from "@/lib/availability/holidays";
import type { AdviserRule, DayException, OfficeRule } from "@/lib/availability/schedule";
import { profile } from "@/lib/firm/profile";
import { sampleFacts } from "@/lib/firm/settings-initial";
import type { ProfileId } from "@/lib/firm/profile";
import type { Tx } from "@/lib/platform/db/client";
import { addDays, dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { offeredService } from "@/lib/services/offer";

import { sampleAdvisers, sampleExceptions, sampleOverrides } from "./office";
import type { SampleAdviser, SampleException } from "./office";
import type { SeededAdviser } from "./plan";

type Setting = { readonly profile: ProfileId; readonly today: Day; newId(): string };

export type SeededOffice = { readonly advisers: readonly SeededAdviser[]; readonly rule: OfficeRule };

/**
 * Inserts the sample advisers with their skills and weekly hours. Also inserts the day exceptions and the holiday
 * overrides. Returns the advisers with their rules, and the office's rule. Free times are computed from these rules.
 */
export async function seedAdvisers(tx: Tx, { profile: id, today, newId }: Setting): Promise<SeededOffice> {
  const samples = sampleAdvisers(id).map((sample) => ({ ...sample, id: newId() }));
  const exceptions = sampleExceptions(today);
  const overrides = sampleOverrides(today);

  await tx.adviser.createMany({
    data: samples.map(({ id: adviserId, slug, name, zone, languages, dailyCap }) => ({
      id: adviserId,
      slug,
      name,
      email: `${slug.replace("-", ".")}@example.com`,
      zone,
      languages: [...languages],
      dailyCap,
      videoUrl: `https://meet.example.com/${slug}`,
    })),
  });
  await tx.adviserSkill.createMany({
    data: samples.flatMap((one) =>
      one.skills.map((skill) => ({ adviserId: one.id, serviceId: offeredService(skill).id })),
    ),
  });
  await tx.weeklyHours.createMany({
    data: samples.flatMap((one) =>
      weeklyHoursOf(one, today).map(({ weekday, opens, closes, validFrom, validTo }) => ({
        adviserId: one.id,
        weekday,
        opensMinute: opens,
        closesMinute: closes,
        validFrom: dateFromDay(validFrom),
        validTo: validTo === null ? null : dateFromDay(validTo),
      })),
    ),
  });
  await tx.dayException.createMany({
    data: exceptions.map(({ adviserSlug, firstDay, lastDay, opensMinute, closesMinute, note }) => ({
      adviserId: samples.find(({ slug }) => slug === adviserSlug)?.id ?? null,
      firstDay: dateFromDay(firstDay),
      lastDay: dateFromDay(lastDay),
      opensMinute: opensMinute ?? null,
      closesMinute: closesMinute ?? null,
      note,
    })),
  });
  await tx.holidayOverride.createMany({ data: overrides.map((one) => ({ ...one, day: dateFromDay(one.day) })) });

  const { horizonDays } = profile(id);
  const { zone, holidays: region } = sampleFacts[id];
  const holidays = holidaysFromTo({ first: addDays(today, -60), last: addDays(today, 60) }, { region, overrides });
  return {
    advisers: samples.map((one) => ({ ...one, rule: ruleOf(one, exceptions, today) })),
    rule: { zone, horizonDays, holidays, exceptions: exceptionsOf(undefined, exceptions) },
  };
}

function ruleOf(
  one: SampleAdviser & { readonly id: string },
  exceptions: readonly SampleException[],
  today: Day,
): AdviserRule {
  return {
    id: one.id,
    zone: one.zone,
    isActive: true,
    offersService: true,
    dailyCap: one.dailyCap,
    hours: weeklyHoursOf(one, today),
    exceptions: exceptionsOf(one.slug, exceptions),
  };
}

function weeklyHoursOf({ hours }: SampleAdviser, today: Day): AdviserRule["hours"] {
  return hours.flatMap(({ weekdays, opensMinute, closesMinute, validFrom, validTo }) =>
    weekdays.map((weekday) => ({
      weekday,
      opens: opensMinute,
      closes: closesMinute,
      validFrom: addDays(today, validFrom),
      validTo: validTo === undefined ? null : addDays(today, validTo),
    })),
  );
}

function exceptionsOf(slug: string | undefined, exceptions: readonly SampleException[]): readonly DayException[] {
  return exceptions
    .filter(({ adviserSlug }) => adviserSlug === slug)
    .map(({ firstDay, lastDay, opensMinute, closesMinute }) => ({
      firstDay,
      lastDay,
      hours:
        opensMinute === undefined || closesMinute === undefined ? null : { opens: opensMinute, closes: closesMinute },
      opensOnClosures: false,
    }));
}
