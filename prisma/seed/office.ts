import type { ProfileId } from "@/lib/firm/profile";
import { addDays, weekdayOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { ServiceSlug } from "@/lib/services/offer";

/**
 * A part of an adviser's weekly hours. `opensMinute` and `closesMinute` are local times in the adviser's time zone (540
 * is 09:00). `validFrom` and `validTo` are days from today.
 */
export type Stretch = {
  readonly weekdays: readonly number[];
  readonly opensMinute: number;
  readonly closesMinute: number;
  readonly validFrom: number;
  readonly validTo?: number;
};

export type SampleAdviser = {
  readonly slug: string;
  readonly name: string;
  readonly zone: string;
  readonly languages: readonly string[];
  readonly dailyCap: number;
  readonly skills: readonly ServiceSlug[];
  readonly hours: readonly Stretch[];
};

const weekdays = [1, 2, 3, 4, 5];
const lastYear = -365;
const from = (hour: number, minute = 0) => hour * 60 + minute;

/** The time zones of the office and of the one adviser who works elsewhere. */
const zones = {
  ca: { office: "America/Toronto", away: "America/Vancouver" },
  uk: { office: "Europe/London", away: "Europe/Berlin" },
} as const satisfies Record<ProfileId, { office: string; away: string }>;

/**
 * Four invented advisers with different hours, languages and skills. With the profile `ca`, all of them work between
 * 07:00 and 21:00 Toronto time, and Lukas Brandt, who speaks German, starts at 07:00. This is usually 13:00 in Germany.
 */
export function sampleAdvisers(profile: ProfileId): readonly SampleAdviser[] {
  const { office, away } = zones[profile];
  return [
    {
      slug: "helen-tremblay",
      name: "Helen Tremblay",
      zone: office,
      languages: ["en", "fr"],
      dailyCap: 5,
      skills: [
        "initial-consultation",
        "investment-fraud-recovery",
        "financial-scam-recovery",
        "regulatory-complaint",
        "financial-investigation",
      ],
      hours: [
        { weekdays, opensMinute: from(9), closesMinute: from(12), validFrom: lastYear },
        { weekdays, opensMinute: from(13), closesMinute: from(17), validFrom: lastYear },
      ],
    },
    {
      slug: "daniel-osei",
      name: "Daniel Osei",
      zone: office,
      languages: ["en"],
      dailyCap: 6,
      skills: [
        "initial-consultation",
        "cryptocurrency-recovery",
        "investment-fraud-recovery",
        "financial-scam-recovery",
      ],
      // Since last week, Monday to Thursday start and end an hour later.
      hours: [
        { weekdays: [1, 2, 3, 4], opensMinute: from(12), closesMinute: from(20), validFrom: lastYear, validTo: -8 },
        { weekdays: [1, 2, 3, 4], opensMinute: from(13), closesMinute: from(21), validFrom: -7 },
        { weekdays: [6], opensMinute: from(10), closesMinute: from(15), validFrom: lastYear },
      ],
    },
    {
      slug: "priya-raman",
      name: "Priya Raman",
      zone: away,
      languages: ["en", "de", "fr"],
      dailyCap: 5,
      skills: ["initial-consultation", "cryptocurrency-recovery", "financial-scam-recovery", "regulatory-complaint"],
      hours: [{ weekdays, opensMinute: from(8, 30), closesMinute: from(16, 30), validFrom: lastYear }],
    },
    {
      slug: "lukas-brandt",
      name: "Lukas Brandt",
      zone: office,
      languages: ["en", "de"],
      dailyCap: 5,
      skills: [
        "initial-consultation",
        "cryptocurrency-recovery",
        "investment-fraud-recovery",
        "regulatory-complaint",
        "financial-investigation",
      ],
      hours: [
        { weekdays, opensMinute: from(7), closesMinute: from(14), validFrom: lastYear },
        // Saturdays are a trial that ends in 60 days.
        { weekdays: [6], opensMinute: from(9), closesMinute: from(12), validFrom: lastYear, validTo: 60 },
      ],
    },
  ];
}

export type SampleException = {
  /** Undefined for an exception of the whole office. */
  readonly adviserSlug?: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly opensMinute?: number;
  readonly closesMinute?: number;
  readonly note: string;
};

/** Returns the first day with this weekday on or after the given day. */
export function nextWeekday(day: Day, weekday: number): Day {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7);
}

/**
 * Absences and short days around today. A short day has hours of its own, which would apply even on a Sunday, when the
 * office is closed. Every short day is therefore a day from Monday to Friday.
 */
export function sampleExceptions(today: Day): readonly SampleException[] {
  const training = nextWeekday(addDays(today, 15), 3);
  const conference = nextWeekday(addDays(today, -18), 2);
  const dentist = nextWeekday(addDays(today, 6), 4);
  const leave = nextWeekday(addDays(today, 22), 1);
  return [
    {
      firstDay: training,
      lastDay: training,
      opensMinute: from(10),
      closesMinute: from(15),
      note: "Training in the morning and late afternoon",
    },
    { adviserSlug: "lukas-brandt", firstDay: conference, lastDay: addDays(conference, 1), note: "Conference" },
    {
      adviserSlug: "helen-tremblay",
      firstDay: dentist,
      lastDay: dentist,
      opensMinute: from(13),
      closesMinute: from(17),
      note: "Afternoon only",
    },
    { adviserSlug: "priya-raman", firstDay: leave, lastDay: addDays(leave, 2), note: "Leave" },
  ];
}

export type SampleOverride = { readonly day: Day; readonly isClosed: boolean; readonly name: string };

/**
 * Overrides of the holiday calendar for this year and the next: one additional holiday, and one holiday on which the
 * office is open.
 */
export function sampleOverrides(today: Day): readonly SampleOverride[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].flatMap((each): SampleOverride[] => [
    { day: `${each}-12-24`, isClosed: true, name: "Office closed on Christmas Eve" },
    { day: `${each}-12-26`, isClosed: false, name: "Usual hours on Boxing Day" },
  ]);
}
