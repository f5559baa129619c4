import { db } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aService } from "@/lib/testing/builders/service";

import { findStart } from "./start";
import { at, question } from "../testing/toronto";

const day = dateFromDay("2026-12-09");

/** Changes that staff may make between two requests. After each change, the rules must be read again. */
const changes: readonly [what: string, change: (ids: { adviserId: string; serviceId: string }) => Promise<unknown>][] =
  [
    ["a deactivated adviser", ({ adviserId: id }) => db.adviser.update({ where: { id }, data: { isActive: false } })],
    ["a removed skill", ({ adviserId }) => db.adviserSkill.deleteMany({ where: { adviserId } })],
    ["removed weekly hours", ({ adviserId }) => db.weeklyHours.deleteMany({ where: { adviserId } })],
    ["a day off", ({ adviserId }) => db.dayException.create({ data: { adviserId, firstDay: day, lastDay: day } })],
    ["a day on which the office is closed", () => db.holidayOverride.create({ data: { day, isClosed: true } })],
  ];

it.each(changes)("findStart immediately notices %s, although the rules are cached", async (_what, change) => {
  const service = await aService().insert();
  const adviser = await anAdviser().giving(service).insert();
  const isFree = async () =>
    (await findStart({ ...question(service), start: at("2026-12-09", 10) })).verdict === "free";
  expect(await isFree()).toBe(true);
  expect(await isFree()).toBe(true);
  await change({ adviserId: adviser.id, serviceId: service.id });
  expect(await isFree()).toBe(false);
  await db.holidayOverride.deleteMany({});
});
