import type { Tx } from "@/lib/platform/db/client";
import { bookingSteps } from "@/lib/statistics/catalogue";
import { insertEvents } from "@/lib/statistics/commands/insert-events";
import { storeCosts } from "@/lib/statistics/costs/commands/stage-costs";
import { durationBounds } from "@/lib/statistics/durations";
import { addDays, dateFromDay, weekdayOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay, msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { startOfDay } from "@/lib/platform/time/zone";

import type { Random } from "./random";

type Setting = { readonly today: Day; readonly now: Instant; readonly zone: string; readonly random: Random };

/** The days with sample visits: the usual period of the page and the one before it. */
const sampleDays = 56;
/** The office's hours in which visits begin. Few hours make the rollups quick. */
const hours = [10, 14, 20] as const;
const visitsAnHour = { weekday: 8, weekend: 4 } as const;

const sources = ["google", "google", "google", "google", "", "", "bing", "antifraud.example", "newsletter"] as const;
/** The first three are paid for, and `costs` has what they cost. */
const campaigns = ["sample-recovery", "sample-german", "sample-french"] as const;
const markets = ["CA en", "CA en", "CA en", "CA fr-CA", "DE de", "DE de", "GB en", "AT de"] as const;
const devices = ["phone", "phone", "phone", "computer", "computer", "tablet"] as const;
const entries = ["/", "/", "/services/cryptocurrency-recovery", "/faq", "/verify", "/first-steps"] as const;
const later = ["/services/cryptocurrency-recovery", "/verify", "/faq", "/about", "/contact", "/booking"] as const;
const errors = {
  service: [],
  date: ["BOOKING_CONFLICT"],
  details: ["VALIDATION_ERROR.clientInfo.phone", "VALIDATION_ERROR.clientInfo.email"],
  confirm: ["BOOKING_CONFLICT"],
} as const;
/** The chance that a booking goes on after each step. */
const goesOn = { service: 0.75, date: 0.65, details: 0.8, confirm: 0.75 } as const;

/** Inserts sample visits, bookings' steps, costs of campaigns and remarks, and counts them. */
export async function seedStatistics(tx: Tx, setting: Setting): Promise<void> {
  const { today, now, zone, random } = setting;
  const events = daysBefore(today).flatMap((day, place) =>
    hours.flatMap((hour) => {
      const start = startOfDay(day, zone) + hour * msPerHour;
      return start + msPerHour > now ? [] : eventsOf({ day, place, start }, random);
    }),
  );
  await insertEvents(tx, events);
  await storeCosts(tx, daysBefore(today).flatMap(costsOf), now);
  const { id } = await tx.staffUser.findFirstOrThrow({ where: { role: "manager" }, select: { id: true } });
  await tx.statisticsRemark.createMany({
    data: [
      { text: "Sample: an article about the first hours is published", days: 20 },
      { text: "Sample: the German campaign begins", days: 8 },
    ].map(({ text, days }) => ({
      text,
      day: dateFromDay(addDays(today, -days)),
      createdById: id,
      createdAt: new Date(now - days * msPerDay),
    })),
  });
}

const daysBefore = (today: Day) => Array.from({ length: sampleDays }, (_, ago) => addDays(today, ago + 1 - sampleDays));

type Hour = { readonly day: Day; readonly place: number; readonly start: Instant };

/** The events of an hour: its visits, and the steps of bookings. The later of the sample days have more visits. */
function eventsOf({ day, place, start }: Hour, random: Random) {
  const usual = weekdayOf(day) > 5 ? visitsAnHour.weekend : visitsAnHour.weekday;
  const visits = usual + random.below(3) + Math.floor(place / 14);
  return Array.from({ length: visits }, () => visitOf(start, random)).flat();
}

function visitOf(start: Instant, random: Random) {
  const source = random.pick(sources) ?? "";
  const [country = "", locale = "en"] = (random.pick(markets) ?? "").split(" ");
  const shared = {
    locale,
    device: random.pick(devices) ?? "phone",
    country,
    source,
    campaign: source === "google" && random.chance(0.5) ? campaignFor(locale) : "",
  };
  const visitor = BigInt(1 + random.below(2 ** 31));
  const minute = random.below(40);
  const at = (minutes: number) => new Date(start + (minute + minutes) * msPerMinute);
  const routes = [
    random.pick(entries) ?? "/",
    ...Array.from({ length: random.below(4) }, () => random.pick(later) ?? "/"),
  ];
  const event = { ...shared, route: "", props: {} };
  const views = routes.map((route, index) => ({
    ...event,
    visitor,
    name: "page_view",
    route,
    at: at(index * 2),
    key: BigInt(random.below(2 ** 31)),
  }));
  if (!routes.includes("/booking") || !random.chance(0.7)) return views;
  const steps = stepsOf(random);
  const counted = steps.flatMap((step, index) => {
    const ofServer = { ...event, country: "", campaign: "", visitor: 0n, at: at(8 + index) };
    const took = durationBounds[4 + index + random.below(4)] ?? 0;
    const error = random.chance(0.2) ? random.pick(errors[step]) : undefined;
    const completed = { ...ofServer, name: "booking_step", props: { step, took }, key: BigInt(random.below(2 ** 31)) };
    if (error === undefined) return [completed];
    return [
      completed,
      {
        ...ofServer,
        source: "",
        name: "booking_error",
        props: { step, code: error },
        key: BigInt(random.below(2 ** 31)),
      },
    ];
  });
  const isBooked = steps.length === bookingSteps.length;
  const booked = { ...event, visitor, name: "booked", at: at(14), key: BigInt(random.below(2 ** 31)) };
  return [...views, ...counted, ...(isBooked ? [booked] : [])];
}

const campaignFor = (locale: string) => campaigns[locale === "de" ? 1 : locale === "fr-CA" ? 2 : 0];

/** The steps that a booking completes: all of them, or those before the visitor left. */
function stepsOf(random: Random) {
  const end = bookingSteps.findIndex((step) => !random.chance(goesOn[step]));
  return end === -1 ? bookingSteps : bookingSteps.slice(0, end);
}

/** What the sample campaigns cost on a day, each in its own currency. */
function costsOf(day: Day) {
  const weekday = weekdayOf(day);
  const cost = (campaign: string, currency: string, units: number) => ({
    day,
    campaign,
    code: campaign,
    currency,
    costMicros: BigInt(units + weekday) * 1_130_000n,
    clicks: 6 + weekday,
  });
  return [cost(campaigns[0], "CAD", 21), cost(campaigns[1], "EUR", 13), cost(campaigns[2], "CAD", 8)];
}
