import { msPerDay, msPerHour } from "@/lib/platform/time/instant";

import { pickTimes } from "./pick-times";
import type { Displaced } from "./pick-times";

const noon = Date.parse("2034-09-20T16:00:00Z");
const slot = (start: number, ...adviserIds: string[]) => ({ start, end: start + msPerHour, adviserIds });
const setting = { count: 3, zone: "America/Toronto" };

function displaced(change: Partial<Displaced> = {}): Displaced {
  return {
    id: "one",
    adviserId: "helen",
    start: noon,
    service: { bufferBeforeMinutes: 0, bufferAfterMinutes: 15 },
    slots: [],
    earliest: noon - 7 * msPerDay,
    able: new Set(["helen", "lukas", "priya"]),
    speaking: new Set(["helen", "priya"]),
    ...change,
  };
}

const startsOf = async (appointment: Displaced) =>
  (await pickTimes([appointment], setting)).get(appointment.id)?.map(({ start, adviserId }) => [start, adviserId]);

describe("pickTimes", () => {
  it("prefers the present adviser within two weeks, then the client's language, and never an earlier time than allowed", async () => {
    const [day, month] = [noon + msPerDay, noon + 30 * msPerDay];
    const slots = [
      slot(noon - 8 * msPerDay, "helen"),
      slot(noon, "lukas", "priya"),
      slot(day, "helen"),
      slot(month, "helen"),
    ];
    expect(await startsOf(displaced({ slots }))).toEqual([
      [noon, "priya"],
      [day, "helen"],
      [month, "helen"],
    ]);
    expect(await startsOf(displaced({ slots, able: new Set(["lukas"]) }))).toEqual([[noon, "lukas"]]);
  });

  it("chooses different days if possible, and never two times that overlap", async () => {
    const slots = [0, 1, 2, 24].map((hours) => slot(noon + hours * (msPerHour / 2), "helen"));
    const twoDays = [...slots, slot(noon + msPerDay, "helen")];
    expect(await startsOf(displaced({ slots: twoDays }))).toEqual([
      [noon, "helen"],
      [noon + 12 * msPerHour, "helen"],
      [noon + msPerDay, "helen"],
    ]);
  });

  it("gives each appointment its nearest time first, with the buffer between the times of one adviser", async () => {
    const slots = [0, 30, 60, 75].map((minutes) => slot(noon + minutes * 60_000, "helen"));
    const picked = await pickTimes([displaced({ slots }), displaced({ id: "two", slots })], { ...setting, count: 1 });
    expect(picked.get("one")?.map(({ start }) => start)).toEqual([noon]);
    expect(picked.get("two")?.map(({ start }) => start)).toEqual([noon + 75 * 60_000]);
  });

  it("tries the next time if one cannot be reserved", async () => {
    const slots = [slot(noon, "helen"), slot(noon + msPerDay, "helen")];
    const reserve = async (_id: string, { start }: { start: number }) => start !== noon;
    const picked = await pickTimes([displaced({ slots })], setting, reserve);
    expect(picked.get("one")?.map(({ start }) => start)).toEqual([noon + msPerDay]);
  });
});
