import { db } from "@/lib/platform/db/client";
import { testDatabaseUrl } from "@/lib/testing/database";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aService } from "@/lib/testing/builders/service";
import { databaseProxy } from "@/lib/testing/database-proxy";
import type { DatabaseProxy } from "@/lib/testing/database-proxy";
import { anOffice } from "@/lib/testing/office";
import { until } from "@/lib/testing/until";
import { untilConnected } from "@/lib/testing/until-connected";

import { loadOffer } from "./loaders";
import { clearCatalogue, listCatalogue } from "./queries";

let proxy: DatabaseProxy;

beforeAll(async () => {
  proxy = await databaseProxy(testDatabaseUrl());
  // The database client reads DATABASE_URL when it first connects, so the URL must be set before the first query.
  process.env.DATABASE_URL = proxy.url;
  process.env.LOG_LEVEL = "warn";
  await anOffice();
});

beforeEach(clearCatalogue);
afterEach(async () => {
  proxy.restore();
  await untilConnected();
});
afterAll(() => proxy.close());

/**
 * Disconnects the database and runs queries until the pool has no broken connections left. From then on, each query
 * opens a new connection, which is refused. Returns the number of refused connections so far.
 */
async function goAway(): Promise<number> {
  const before = proxy.refusals();
  proxy.disconnect();
  while (proxy.refusals() === before) await db.$queryRaw`select 1`.catch(() => undefined);
  return proxy.refusals();
}

const slugs = async () => (await loadOffer("en")).services.map(({ slug }) => slug);
const offline = {
  notice: "connectionError",
  services: [
    { slug: "cryptocurrency-recovery", duration: 75, formattedPrice: "£750", isDevelopmentFallback: true },
    { slug: "investment-fraud-recovery", duration: 90, formattedPrice: "£500" },
    { slug: "initial-consultation", duration: 60, formattedPrice: "Free" },
    { slug: "financial-investigation", duration: 120, formattedPrice: "£600" },
  ],
};

it("offers the four fallback services after three failed attempts", async () => {
  const before = await goAway();
  expect(await loadOffer("en")).toMatchObject(offline);
  expect(proxy.refusals() - before).toBe(3);
});

it("logs a database outage as a backend failure", async () => {
  await goAway();
  const lines: string[] = [];
  const stdout = jest.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
  await loadOffer("en");
  stdout.mockRestore();
  expect(lines.map((text): unknown => JSON.parse(text))).toMatchObject([
    { event: "services.fallback", recorded: "BACKEND_ERROR" },
  ]);
});

it("offers the real services if the third attempt reaches the database", async () => {
  const before = await goAway();
  const loading = slugs();
  await until(() => proxy.refusals() >= before + 2);
  proxy.restore();
  expect(await loading).toEqual(["initial-consultation"]);
});

it("offers the fallback services if the database does not respond in time", async () => {
  proxy.stopResponding();
  const since = performance.now();
  expect(await loadOffer("en")).toMatchObject(offline);
  // The database driver waits longer than this limit. The test therefore fails if `loadOffer` relies on the driver's
  // timeout instead of its own.
  expect(performance.now() - since).toBeLessThan(7_000);
});

it("caches the list of services for 60 seconds", async () => {
  const now = Date.now();
  await listCatalogue(now);
  await db.service.updateMany({ data: { minutes: 45 } });
  const minutesAt = async (at: number) => (await listCatalogue(at)).map(({ minutes }) => minutes);
  expect(await minutesAt(now + 59_999)).toEqual([60]);
  expect(await minutesAt(now + 60_000)).toEqual([45]);
});

it("offers the cached services while the database is unavailable", async () => {
  await listCatalogue();
  proxy.disconnect();
  expect(await loadOffer("en")).not.toHaveProperty("notice");
});

it("offers nothing, without the fallback list, if all services are inactive", async () => {
  await db.service.updateMany({ data: { isActive: false } });
  clearCatalogue();
  expect(await loadOffer("en")).toEqual({ services: [], byPhone: [] });
  await db.service.updateMany({ data: { isActive: true } });
});

it("names a service that no active adviser offers, and does not offer it online", async () => {
  const { id } = await anAdviser()
    .giving(await aService().insert())
    .insert();
  const last = async () => {
    clearCatalogue();
    const { services, byPhone } = await loadOffer("en");
    return { offered: services.at(-1)?.name, byPhone };
  };
  const before = await last();
  expect(before).toMatchObject({ offered: expect.stringMatching(/^Service \d+$/), byPhone: [] });
  await db.adviser.update({ where: { id }, data: { isActive: false } });
  const after = await last();
  expect(after.byPhone).toEqual([{ slug: expect.any(String), name: before.offered }]);
  expect(after.offered).not.toBe(before.offered);
  expect(await listCatalogue()).toContainEqual(expect.objectContaining({ hasAdviser: false }));
});

it("reports that loading failed if the database has no services", async () => {
  await db.service.deleteMany({});
  clearCatalogue();
  expect((await loadOffer("en")).notice).toBe("loadFailed");
});
