import { addDays } from "@/lib/platform/time/day";
import { msPerHour } from "@/lib/platform/time/instant";
import { anOffice, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { office as rules } from "../testing/toronto";
import { previewTimes } from "./preview";

let office: Office;

beforeAll(async () => {
  office = await anOffice({ advisers: 2, bufferAfterMinutes: 0 });
});

const preview = (changes: Partial<Office["service"]> = {}, adviserIds = office.adviserIds) =>
  previewTimes({ before: office.service, after: { ...office.service, ...changes }, adviserIds, office: rules, now });

it("shows no change of two weeks if nothing that concerns times changes", async () => {
  const days = await preview();
  expect(days).toHaveLength(14);
  expect(days[0]?.day).toBe("2027-01-08");
  expect(days.at(-1)?.day).toBe(addDays("2027-01-08", 13));
  expect(days.every(({ before, after }) => before === after && before > 0)).toBe(true);
  expect(days.flatMap(({ starts }) => starts).every(({ change }) => change === "same")).toBe(true);
});

it("shows the times that a coarser grid takes away", async () => {
  const [, tomorrow] = await preview({ slotGridMinutes: 60 });
  expect(tomorrow).toMatchObject({ before: 48, after: 24 });
  expect(tomorrow?.starts.slice(0, 3).map(({ change }) => change)).toEqual(["same", "gone", "same"]);
});

it("shows the times that a shorter notice adds today", async () => {
  const [today] = await preview({ minNoticeMinutes: 0 });
  const added = today?.starts.filter(({ change }) => change === "new");
  expect(added?.map(({ start }) => (start - now) / msPerHour)).toEqual([0, 0.5, 1, 1.5]);
});

it("shows that nothing is free without an adviser, after the horizon, and for a service that is not shown", async () => {
  const freeDays = async (...args: Parameters<typeof preview>) =>
    (await preview(...args)).filter(({ after }) => after > 0).length;
  expect(await freeDays({}, [])).toBe(0);
  expect(await freeDays({}, office.adviserIds.slice(0, 1))).toBe(14);
  expect(await freeDays({ horizonDays: 3 })).toBe(4);
  expect(await freeDays({ isActive: false })).toBe(0);
});
