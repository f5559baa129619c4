import { at, now } from "@/lib/availability/testing/toronto";
import { isoWithOffset } from "@/lib/platform/time/zone";
import type { Service } from "@/lib/services/service";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aService } from "@/lib/testing/builders/service";

import { loadAvailableTimes } from "./available-times";

const nothing = { month: undefined, day: undefined, chosen: undefined };

function load(service: Service, change: Partial<Parameters<typeof loadAvailableTimes>[0]> = {}) {
  return loadAvailableTimes({ service, locale: "en", zone: "America/Toronto", now, ...nothing, ...change });
}

it("lists times between midnight and 03:00 in the visitor's zone under the previous day", async () => {
  const service = await aService().onGrid(60).insert();
  await anAdviser().giving(service).working([2], 15, 21).insert();
  const { days, slots } = await load(service, { zone: "Europe/Berlin", day: "2026-12-08" });
  expect(Array.isArray(slots) && slots.map(({ start }) => isoWithOffset(start, "Europe/Berlin").slice(8, 16))).toEqual([
    "08T21:00",
    "08T22:00",
    "08T23:00",
    "09T00:00",
    "09T01:00",
    "09T02:00",
  ]);
  expect(days.filter(({ free }) => free > 0).map(({ date }) => date)).toContain("2026-12-08");
  expect(days.find(({ date }) => date === "2026-12-09")).toEqual({ date: "2026-12-09", free: 0 });
});

it("shows the first month with free times to a visitor who has chosen nothing", async () => {
  const service = await aService().insert();
  await anAdviser().giving(service).away("2026-12-01", "2027-02-10").insert();
  expect(await load(service)).toMatchObject({ month: "2027-02", day: null });
  expect(await load(service, { month: "2026-12" })).toMatchObject({ month: "2026-12" });
});

it("selects the first free time for a visitor who needs help quickly and has chosen no day", async () => {
  const service = await aService().insert();
  await anAdviser().giving(service).away("2026-12-01", "2027-01-03").insert();
  const soonest = at("2027-01-04", 9);
  expect(await load(service, { isSoonest: true })).toMatchObject({ day: "2027-01-04", chosen: soonest });
  expect(await load(service, { isSoonest: true, day: "2027-01-05" })).toMatchObject({
    day: "2027-01-05",
    chosen: null,
  });
});

it("suggests an earlier free time if the shown month and all later months have none", async () => {
  const service = await aService().insert();
  await anAdviser().giving(service).away("2027-02-01", "2028-12-31").insert();
  const { days, nextFree } = await load(service, { month: "2027-03" });
  expect(days.every(({ free }) => free === 0)).toBe(true);
  expect(nextFree).toEqual({ start: at("2026-12-01", 9), day: "2026-12-01" });
});
