import { translatorFor } from "@/lib/platform/i18n/translator";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Day } from "@/lib/platform/time/day";
import type { Locale } from "@/lib/platform/i18n/locales";

import { toSlotGroups } from "./slot-groups";

const office = { zone: "America/Toronto", city: "Toronto" };

/** Free times every 30 minutes. `from` and `to` are the first and the last start in the office's time zone. */
function offered(day: Day, { from, to, offset = "-05:00" }: { from: string; to: string; offset?: string }) {
  const [first, last] = [from, to].map((time) => Date.parse(`${day}T${time}:00${offset}`)) as [number, number];
  const count = (last - first) / (30 * msPerMinute) + 1;
  return Array.from({ length: count }, (_, index) => ({ start: first + index * 30 * msPerMinute, isFree: true }));
}

function groups(day: Day, slots: ReturnType<typeof offered>, { locale, zone }: { locale: Locale; zone: string }) {
  const slotGroups = toSlotGroups({ day, slots }, { locale, zone, office }, translatorFor(locale, "booking"));
  return slotGroups.map(({ title, entries }) => [
    title,
    ...entries.map((entry) =>
      entry.kind === "taken" ? entry.label : [entry.label, entry.office?.time].filter(Boolean).join(" / "),
    ),
  ]);
}

it("groups the times into morning, afternoon and evening, and writes 12:00 pm as 12 noon", () => {
  const slots = offered("2026-12-08", { from: "11:30", to: "12:30" }).concat(
    offered("2026-12-08", { from: "16:30", to: "17:00" }),
  );
  expect(groups("2026-12-08", slots, { locale: "en", zone: "America/Toronto" })).toEqual([
    ["Morning", "11:30 am"],
    ["Afternoon", "12 noon", "12:30 pm", "4:30 pm"],
    ["Evening", "5:00 pm"],
  ]);
});

it("puts times after midnight into a group with the name of the next day, and uses 24-hour times for Germany", () => {
  const slots = offered("2026-12-08", { from: "17:00", to: "18:30" });
  expect(groups("2026-12-08", slots, { locale: "de", zone: "Europe/Berlin" })).toEqual([
    ["Abend", "23:00 / 17:00", "23:30 / 17:30"],
    ["Nach Mitternacht: Mittwoch, 9. Dezember", "00:00 / Di 18:00", "00:30 / Di 18:30"],
  ]);
});

it("writes the visitor's and the office's times in 24-hour notation for an English-speaking visitor in Britain", () => {
  expect(
    groups("2026-12-08", offered("2026-12-08", { from: "07:00", to: "07:30" }), {
      locale: "en",
      zone: "Europe/London",
    }),
  ).toEqual([["Afternoon", "12:00 / 07:00", "12:30 / 07:30"]]);
});

it("adds the weekday to the office's time if the office and the visitor have different days", () => {
  expect(
    groups("2026-12-09", offered("2026-12-08", { from: "14:00", to: "14:30" }), {
      locale: "en",
      zone: "Pacific/Kiritimati",
    }),
  ).toEqual([["Morning", "9:00 am / Tue 2:00 pm", "9:30 am / Tue 2:30 pm"]]);
});

it("shows the office's time only if it differs from the visitor's time", () => {
  // Toronto and New York change their clocks on 14 March 2027. Regina never changes its clocks.
  const slots = [{ start: Date.parse("2027-03-14T09:00:00-04:00"), isFree: true }];
  expect(groups("2027-03-14", slots, { locale: "en", zone: "America/Regina" })).toEqual([
    ["Morning", "7:00 am / 9:00 am"],
  ]);
  expect(groups("2027-03-14", slots, { locale: "en", zone: "America/New_York" })).toEqual([["Morning", "9:00 am"]]);
});

it("joins consecutive taken times, but not across a gap or across two groups", () => {
  const slots = offered("2026-12-08", { from: "10:00", to: "13:00" })
    .filter((_, index) => index !== 2)
    .map((slot) => ({ ...slot, isFree: false }));
  expect(groups("2026-12-08", slots, { locale: "en", zone: "America/Toronto" })).toEqual([
    ["Morning", "10:00 am – 11:00 am", "11:30 am – 12 noon"],
    ["Afternoon", "12 noon – 1:30 pm"],
  ]);
});

it("marks a time if none of its free advisers speaks the visitor's language", () => {
  const [first, second] = offered("2026-12-08", { from: "10:00", to: "10:30" }).map((slot) => slot.start);
  const slots = [
    { start: first ?? 0, isFree: true, onlyIn: ["en", "fr"] },
    { start: second ?? 0, isFree: true },
  ];
  const clocks = { locale: "de", zone: "Europe/Berlin", office } as const;
  const [group] = toSlotGroups({ day: "2026-12-08", slots }, clocks, translatorFor("de", "booking"));
  expect(group?.entries).toMatchObject([{ language: "EN" }, { language: null }]);
});
