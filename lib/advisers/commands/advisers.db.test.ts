import { db } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aService } from "@/lib/testing/builders/service";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { emptyTables } from "@/lib/testing/empty-tables";
import { now, noon } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import type { AdviserFacts } from "../adviser";
import type { HoursPeriod } from "../hours";
import { hoursEffect } from "../hours-effect";
import { loadAdviser, loadAdviserList } from "../loaders";
import { addAdviser } from "./add-adviser";
import { changeAdviser } from "./change-adviser";
import { activateAdviser, deactivateAdviser } from "./set-active";
import { removeHours, setHours } from "./set-hours";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Awaited<ReturnType<typeof staffAs>>;

beforeEach(async () => {
  await emptyTables("services", "audit_events", "advisers", "bookings", "occupied_time");
  manager = await staffAs("manager");
});

const reader = { locale: "en", now } as const;

const facts: AdviserFacts = {
  name: "Hélène Straße",
  email: "helene@example.com",
  zone: "America/Toronto",
  languages: ["fr"],
  serviceIds: [],
  videoUrl: "https://meet.example.com/helene",
  dailyCap: 5,
};

const auditRows = async () =>
  (await db.auditEvent.findMany({ where: { subjectKind: "adviser" }, orderBy: { id: "asc" } })).map((row) => [
    row.action,
    row.details,
  ]);

const versionOf = async (id: string) =>
  (await db.adviser.findUniqueOrThrow({ where: { id }, select: { version: true } })).version;
const rulesVersion = async () => (await db.rulesVersion.findUniqueOrThrow({ where: { id: 1 } })).version;

describe("a new adviser", () => {
  it("is stored with a name in links that no one else has", async () => {
    expect(await addAdviser(manager, facts)).toBe("helene-strasse");
    expect(await addAdviser(manager, facts)).toBe("helene-strasse-2");
    expect(await addAdviser(manager, { ...facts, name: "New" })).toBe("adviser-new");
    expect(await auditRows()).toEqual(
      ["helene-strasse", "helene-strasse-2", "adviser-new"].map((slug) => ["adviser.added", { slug }]),
    );
  });

  it("is missing hours and services", async () => {
    const slug = await addAdviser(manager, facts);
    expect((await loadAdviser(manager, slug, reader))?.adviser.missing).toEqual(["hours", "services"]);
  });
});

describe("a change of an adviser", () => {
  it("is stored in one version, changes the version of the rules, and its audit row names the fields", async () => {
    const service = await aService().insert();
    const { id, slug } = await anAdviser().insert();
    const before = await rulesVersion();
    const next = { ...facts, serviceIds: [service.id] };
    expect(await changeAdviser(manager, { id, version: 1 }, next)).toEqual({ ok: true, value: slug });
    expect(await loadAdviser(manager, slug, reader)).toMatchObject({ adviser: { version: 2, facts: next } });
    expect(await rulesVersion()).not.toBe(before);
    expect(await auditRows()).toEqual([
      ["adviser.changed", { slug, fields: "name email languages serviceIds videoUrl dailyCap" }],
    ]);
  });

  it("is refused if someone else has changed the adviser since", async () => {
    const { id } = await anAdviser().insert();
    await changeAdviser(manager, { id, version: 1 }, facts);
    expect(await changeAdviser(manager, { id, version: 1 }, { ...facts, dailyCap: 9 })).toMatchObject({
      error: "RESOURCE_CONFLICT",
    });
  });

  it("changes nothing if no field differs", async () => {
    const { id } = await anAdviser().insert();
    await changeAdviser(manager, { id, version: 1 }, facts);
    await changeAdviser(manager, { id, version: 2 }, facts);
    expect([await versionOf(id), (await auditRows()).length]).toEqual([2, 1]);
  });

  it("of another adviser is not possible for an adviser", async () => {
    const [own, other] = [await anAdviser().insert(), await anAdviser().insert()];
    const adviser = await staffAs("adviser", own.id);
    expect(await changeAdviser(adviser, { id: other.id, version: 1 }, facts)).toMatchObject({
      error: "RESOURCE_NOT_FOUND",
    });
  });
});

describe("weekly hours", () => {
  const day = [{ opens: 600, closes: 720 }];
  const period: HoursPeriod = { from: "2027-02-01", to: null, week: [day, [], [], [], [], [], []] };

  it("from a day on end the open ones on the day before, and can be removed until they begin", async () => {
    const { id, slug } = await anAdviser().insert();
    expect(await setHours(manager, { id, version: 1 }, { period, replaces: undefined })).toMatchObject({ ok: true });
    const periods = async () =>
      (await loadAdviser(manager, slug, reader))?.adviser.periods.map(({ from, to }) => [from, to]);
    expect(await periods()).toEqual([
      ["2020-01-01", "2027-01-31"],
      ["2027-02-01", null],
    ]);
    const target = { id, version: 2 };
    expect(await removeHours(manager, target, { from: "2020-01-01", today: "2027-01-08" })).toMatchObject({
      error: "RESOURCE_CONFLICT",
    });
    expect(await removeHours(manager, target, { from: "2027-02-01", today: "2027-01-08" })).toMatchObject({ ok: true });
    expect(await periods()).toEqual([["2020-01-01", null]]);
    expect((await auditRows()).map(([action]) => action)).toEqual(["adviser.hours-set", "adviser.hours-removed"]);
  });

  it("are refused if they overlap others, or if someone else has changed the adviser", async () => {
    const { id } = await anAdviser().insert();
    const inside = { ...period, to: "2027-02-28" as const };
    expect(await setHours(manager, { id, version: 1 }, { period: inside, replaces: undefined })).toMatchObject({
      details: { rule: "overlap" },
    });
    expect(await setHours(manager, { id, version: 9 }, { period, replaces: undefined })).toMatchObject({
      error: "RESOURCE_CONFLICT",
    });
    expect(await setHours(manager, { id, version: 1 }, { period, replaces: "2019-01-01" })).toMatchObject({
      error: "RESOURCE_CONFLICT",
    });
  });

  it("never overlap in the database, also if two transactions add them at once", async () => {
    const { id: adviserId } = await anAdviser().working([], 9, 17).insert();
    const add = (opensMinute: number) =>
      db.weeklyHours.create({
        data: {
          adviserId,
          weekday: 1,
          opensMinute,
          closesMinute: opensMinute + 60,
          validFrom: dateFromDay("2030-01-01"),
        },
        select: { id: true },
      });
    const results = await Promise.allSettled([add(540), add(570), add(600)]);
    expect(results.filter(({ status }) => status === "fulfilled").length).toBeLessThan(3);
    await expect(add(555)).rejects.toThrow(/overlap/);
  });
});

describe("bookings", () => {
  async function bookedAdviser() {
    const bookingId = await storeBooking(noon);
    const { adviserId, reference } = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
    const { slug } = await db.adviser.findUniqueOrThrow({ where: { id: adviserId } });
    return { id: adviserId, slug, reference };
  }

  it("outside new hours are listed before the hours are saved", async () => {
    const { id, reference } = await bookedAdviser();
    const monday = [[{ opens: 540, closes: 720 }], [], [], [], [], [], []];
    const from = "2027-01-01" as const;
    const effect = await hoursEffect(
      manager,
      { id, period: { from, to: null, week: monday }, replaces: undefined },
      now,
    );
    expect(effect).toMatchObject({ value: { coming: 1, outside: [{ reference, isOutsideNow: false }] } });
    const late = { from: "2027-02-01" as const, to: null, week: monday };
    expect(await hoursEffect(manager, { id, period: late, replaces: undefined }, now)).toMatchObject({
      value: { outside: [] },
    });
  });

  it("of an adviser who leaves must be confirmed to stay, and are still listed afterwards", async () => {
    const { id, slug, reference } = await bookedAdviser();
    const target = { id, version: await versionOf(id) };
    expect(await deactivateAdviser(manager, { ...target, keepsBookings: false }, now)).toMatchObject({
      details: { rule: "bookings" },
    });
    expect(await deactivateAdviser(manager, { ...target, keepsBookings: true }, now)).toMatchObject({ ok: true });
    expect(await loadAdviser(manager, slug, reader)).toMatchObject({
      adviser: { isActive: false, coming: [{ reference }] },
    });
    expect(await auditRows()).toEqual([["adviser.deactivated", { slug, bookings: 1 }]]);
    expect(await activateAdviser(manager, { ...target, version: target.version + 1 })).toMatchObject({ ok: true });
    expect(await loadAdviser(manager, slug, reader)).toMatchObject({ adviser: { isActive: true, version: 3 } });
  });

  it("count in the load of the day", async () => {
    await bookedAdviser();
    const { rows } = await loadAdviserList(manager, noon - 3 * msPerDay);
    expect(rows.flatMap(({ load }) => load).filter(({ taken }) => taken > 0)).toMatchObject([
      { day: "2027-01-15", taken: 1 },
    ]);
  });
});

it("shows an adviser only the own record, without names to those who may not see them", async () => {
  const [own, other] = [await anAdviser().insert(), await anAdviser().insert()];
  const adviser = await staffAs("adviser", own.id);
  expect((await loadAdviserList(adviser, now)).rows.map(({ id }) => id)).toEqual([own.id]);
  expect(await loadAdviser(adviser, other.slug, reader)).toBeUndefined();
  expect(await loadAdviser(adviser, own.slug, reader)).toMatchObject({ mayChange: false });
});

it("names the languages in which no one can be booked, and the days without anyone", async () => {
  const service = await aService().insert();
  await anAdviser().named("A").speaking("en", "fr").giving(service).away("2027-01-12", "2027-01-13").insert();
  await anAdviser().named("B").speaking("en").giving(service).insert();
  const { cover } = await loadAdviserList(manager, now);
  expect(cover).toEqual([
    { language: "en", names: ["A", "B"], gaps: [] },
    { language: "fr", names: ["A"], gaps: [{ first: "2027-01-12", last: "2027-01-13" }] },
    { language: "de", names: [], gaps: [] },
  ]);
});
