import { db } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";
import { isoWithOffset } from "@/lib/platform/time/zone";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aService } from "@/lib/testing/builders/service";

import { nearestFree, nextFree } from "./slots";
import { explainStart, findStart } from "./start";
import { at, question } from "../testing/toronto";

describe("the search for free slots", () => {
  it("finds the next free slot, or null if there is none before the horizon", async () => {
    const service = await aService().insert();
    const adviser = await anAdviser().giving(service).away("2026-12-01", "2027-10-31").insert();
    expect((await nextFree(question(service)))?.start).toBe(at("2027-11-01", 9));
    await db.dayException.updateMany({
      where: { adviserId: adviser.id },
      data: { lastDay: dateFromDay("2027-12-31") },
    });
    expect(await nextFree(question(service))).toBeNull();
  });

  it("finds the nearest free slots before and after a start, nearest first", async () => {
    const service = await aService().onGrid(60).insert();
    const adviser = await anAdviser().giving(service).insert();
    await aBooking({ adviser, service })
      .startingAt(new Date(at("2026-12-09", 12)))
      .insert();
    const near = await nearestFree({ ...question(service), start: at("2026-12-09", 12), count: 3 });
    expect(near.map(({ start }) => isoWithOffset(start, "America/Toronto").slice(11, 16))).toEqual([
      "11:00",
      "13:00",
      "10:00",
    ]);
  });

  it("continues up to the horizon and returns fewer slots than requested if fewer are free", async () => {
    const service = await aService().onGrid(60).insert();
    const adviser = await anAdviser().giving(service).working([3], 9, 10).away("2026-12-01", "2027-11-15").insert();
    const near = await nearestFree({ ...question(service), start: at("2026-12-09", 9), count: 3 });
    expect(near.map(({ start }) => start)).toEqual([at("2027-11-17", 9), at("2027-11-24", 9), at("2027-12-01", 9)]);
    await db.dayException.updateMany({
      where: { adviserId: adviser.id },
      data: { lastDay: dateFromDay("2027-11-25") },
    });
    expect(await nearestFree({ ...question(service), start: at("2020-01-01", 9), count: 3 })).toHaveLength(1);
  });
});

describe("a requested start", () => {
  it("has a list of free advisers, with each adviser's number of meetings within 36 hours of the start", async () => {
    const service = await aService().insert();
    const [busy, idle] = await Promise.all([
      anAdviser().giving(service).speaking("en", "fr").insert(),
      anAdviser().giving(service).insert(),
    ]);
    await aBooking({ adviser: busy, service })
      .startingAt(new Date(at("2026-12-10", 12)))
      .insert();
    const { verdict, advisers } = await findStart({ ...question(service), start: at("2026-12-09", 10) });
    expect(verdict).toBe("free");
    expect(advisers.find(({ id }) => id === busy.id)).toEqual({
      id: busy.id,
      zone: "America/Toronto",
      hasVideoAddress: false,
      name: busy.name,
      dailyCap: 8,
      languages: ["en", "fr"],
      load: 1,
    });
    expect(advisers.find(({ id }) => id === idle.id)).toMatchObject({ load: 0 });
  });

  it('has the verdict "conflict" if it is booked, and "unavailable" if the rules do not allow it', async () => {
    const service = await aService().insert();
    const adviser = await anAdviser().giving(service).insert();
    await aBooking({ adviser, service })
      .startingAt(new Date(at("2026-12-09", 10)))
      .insert();
    expect(await findStart({ ...question(service), start: at("2026-12-09", 10) })).toMatchObject({
      verdict: "conflict",
      advisers: [],
    });
    for (const start of [
      at("2026-12-09", 20),
      at("2026-12-09", 10) + 60_001,
      at("2026-11-04", 10),
      at("2028-01-05", 10),
    ]) {
      expect(await findStart({ ...question(service), start })).toMatchObject({ verdict: "unavailable", advisers: [] });
    }
  });

  it("has a list of reasons why each adviser is unavailable, such as a missing skill for the service", async () => {
    const service = await aService().insert();
    const [able, inactive, unable] = await Promise.all([
      anAdviser().giving(service).insert(),
      anAdviser().giving(service).inactive().insert(),
      anAdviser().insert(),
    ]);
    await aBooking({ adviser: able, service })
      .startingAt(new Date(at("2026-12-09", 10)))
      .insert();
    const rulesOf = new Map(
      (await explainStart({ ...question(service), start: at("2026-12-09", 10) })).map(({ adviserId, rules }) => [
        adviserId,
        rules,
      ]),
    );
    expect([rulesOf.get(able.id), rulesOf.get(inactive.id), rulesOf.get(unable.id)]).toEqual([
      ["booked"],
      ["adviser-inactive"],
      ["no-skill"],
    ]);
  });
});
