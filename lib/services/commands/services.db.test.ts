import { db } from "@/lib/platform/db/client";
import { readVersion } from "@/lib/platform/records/versions";
import { aService } from "@/lib/testing/builders/service";
import { emptyTables } from "@/lib/testing/empty-tables";
import { now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { findStoredService } from "../desk/queries/facts";
import type { StoredService } from "../desk/queries/facts";
import type { ServiceFacts } from "../desk/service-facts";
import { listCatalogue } from "../queries";
import type { Service } from "../service";
import { addService } from "./add-service";
import { changeService } from "./change-service";
import { confirmServices } from "./confirm";
import { moveService } from "./order";
import { restoreService, retireService } from "./retire";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Awaited<ReturnType<typeof staffAs>>;
let service: Service;

beforeEach(async () => {
  await emptyTables("services", "audit_events", "advisers");
  manager = await staffAs("manager");
  service = await aService().insert();
});

/** The prices are those of today, so none changes. */
const change = (version: number, facts: ServiceFacts) =>
  changeService(
    manager,
    { id: service.id, version },
    { facts, planned: { from: "2027-01-08", shownFor: "2027-01-08", prices: service.prices } },
    now,
  );

async function stored(id = service.id): Promise<StoredService> {
  const found = await findStoredService({ id });
  if (!found) throw new Error("The service is missing");
  return found;
}

const auditRows = async () =>
  (await db.auditEvent.findMany({ where: { subjectKind: "service" }, orderBy: { at: "asc" } })).map((row) => [
    row.action,
    row.details,
  ]);

it("changes a service in one version, and the audit row names what changed", async () => {
  const { facts } = await stored();
  const adviser = await db.adviser.create({
    data: { slug: "a", name: "A", email: "a@example.org", zone: "America/Toronto", languages: ["en"], dailyCap: 3 },
    select: { id: true },
  });
  const before = await readVersion("price-book");
  const next = {
    ...facts,
    minutes: 75,
    name: { ...facts.name, de: "Gespräch" },
    aliases: ["first-call"],
    adviserIds: [adviser.id],
  };
  expect(await change(1, next)).toEqual({ ok: true, value: service.slug });
  expect(await stored()).toMatchObject({ version: 2, facts: next });
  expect(await auditRows()).toEqual([
    ["service.changed", { slug: service.slug, version: 2, fields: "name.de minutes aliases adviserIds" }],
  ]);
  // Other processes compare this version every second.
  expect(await readVersion("price-book")).not.toBe(before);
  expect((await listCatalogue())[0]).toMatchObject({ minutes: 75, aliases: ["first-call"] });
});

it("stores nothing if nothing changed", async () => {
  const { facts } = await stored();
  expect((await change(1, facts)).ok).toBe(true);
  expect((await stored()).version).toBe(1);
  expect(await auditRows()).toEqual([]);
});

it("refuses a change by someone who has not seen the latest version", async () => {
  const { facts } = await stored();
  await change(1, { ...facts, minutes: 75 });
  const stale = await change(1, { ...facts, minutes: 90 });
  expect(stale).toEqual({ ok: false, error: "RESOURCE_CONFLICT" });
  expect((await stored()).facts.minutes).toBe(75);
});

it("stores one of two changes of the same version", async () => {
  const { facts } = await stored();
  const results = await Promise.all([75, 90].map((minutes) => change(1, { ...facts, minutes })));
  expect(results.map((result) => (result.ok ? "stored" : result.error)).sort()).toEqual([
    "RESOURCE_CONFLICT",
    "stored",
  ]);
});

it("refuses an alias that is another service's slug or alias, and changes nothing", async () => {
  const other = await aService().insert();
  await db.serviceAlias.create({ data: { alias: "taken", serviceId: other.id } });
  const { facts } = await stored();
  for (const alias of [other.slug, "taken"]) {
    const refused = await change(1, { ...facts, minutes: 75, aliases: [alias] });
    expect(refused).toEqual({ ok: false, error: "RESOURCE_ALREADY_EXISTS" });
  }
  expect(await stored()).toMatchObject({ version: 1, facts: { minutes: 60, aliases: [] } });
});

describe("a new service", () => {
  const prices = { CAD: { initialMinor: 9_900, followUpMinor: 5_000 } };

  it("is a draft at the end of the order, with prices from today, and is shown after its confirmation", async () => {
    const { facts } = await stored();
    const added = await addService(manager, { slug: "evidence-review", facts, prices }, now);
    expect(added).toEqual({ ok: true, value: "evidence-review" });
    const found = await findStoredService({ slug: "evidence-review" });
    expect(found).toMatchObject({ confirmedAt: null, facts: { name: facts.name } });
    expect(found?.periods).toEqual([
      { currency: "CAD", kind: "initial", validFrom: "2027-01-08", amountMinor: 9_900 },
      { currency: "CAD", kind: "follow_up", validFrom: "2027-01-08", amountMinor: 5_000 },
    ]);
    expect(await confirmServices(manager, now, found?.id)).toEqual(["evidence-review"]);
    expect((await listCatalogue(now)).map(({ slug }) => slug)).toEqual([service.slug, "evidence-review"]);
  });

  it("needs a name in links that no other service has", async () => {
    const { facts } = await stored();
    const refused = await addService(manager, { slug: service.slug, facts, prices }, now);
    expect(refused).toEqual({ ok: false, error: "RESOURCE_ALREADY_EXISTS" });
  });
});

describe("a retired service", () => {
  it("is not offered, keeps its prices, and can be brought back without being shown", async () => {
    await retireService(manager, { id: service.id, version: 1 }, now);
    expect(await stored()).toMatchObject({ version: 2, retiredAt: new Date(now), facts: { isActive: false } });
    expect((await stored()).periods).toHaveLength(6);
    const { facts } = await stored();
    expect(await change(2, { ...facts, minutes: 75 })).toMatchObject({
      error: "BUSINESS_RULE_VIOLATION",
    });
    expect(await retireService(manager, { id: service.id, version: 2 }, now)).toMatchObject({
      error: "RESOURCE_CONFLICT",
    });
    await restoreService(manager, { id: service.id, version: 2 });
    expect(await stored()).toMatchObject({ version: 3, retiredAt: null, facts: { isActive: false } });
    expect((await auditRows()).map(([action]) => action)).toEqual(["service.retired", "service.restored"]);
  });

  it("is not confirmed with the drafts", async () => {
    const draft = await aService().unconfirmed().insert();
    await retireService(manager, { id: draft.id, version: 1 }, now);
    expect(await confirmServices(manager, now)).toEqual([]);
  });
});

describe("the public order", () => {
  it("changes by one place, without regard to retired services", async () => {
    const second = await aService().insert();
    const retired = await aService().insert();
    const last = await aService().insert();
    await retireService(manager, { id: retired.id, version: 1 }, now);
    const shown = async () =>
      (await db.service.findMany({ where: { retiredAt: null }, orderBy: { position: "asc" } })).map(({ id }) => id);
    await moveService(manager, { id: last.id, direction: "up" });
    expect(await shown()).toEqual([service.id, last.id, second.id]);
    await moveService(manager, { id: service.id, direction: "up" });
    await moveService(manager, { id: service.id, direction: "down" });
    expect(await shown()).toEqual([last.id, service.id, second.id]);
    expect(await auditRows()).toContainEqual(["service.moved", { slug: service.slug, from: 1, to: 2 }]);
  });
});
