import { firm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { currentVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import { nextPriceDay, pricesOn } from "./price-periods";
import { isUsableCatalogue } from "./service";
import type { Service } from "./service";

/** The time for which a catalogue is cached, in milliseconds. The specification requires 60 seconds. */
const lifetime = 60_000;

export type Catalogue = {
  readonly services: readonly Service[];
  /** The version of the price book. Pages with prices are tagged with this version. */
  readonly version: string;
  /** The midnight at which another price begins. Undefined if none is planned. */
  readonly pricesEndAt: Instant | undefined;
};

type CachedCatalogue = {
  readonly catalogue: Promise<Catalogue>;
  readonly expiresAt: number;
  readonly version: string | undefined;
  readonly zone: string;
  readonly today: Day;
};

let cached: CachedCatalogue | undefined;

/**
 * All services with texts and the prices of today, at most 60 seconds old. Throws if the database is unavailable or has
 * no services that can be shown.
 */
export async function listCatalogue(now: number = Date.now()): Promise<readonly Service[]> {
  return (await readPricedCatalogue(now)).services;
}

/**
 * All services with the version of the price book, at most 60 seconds old. They are read again as soon as this process
 * knows of a newer version, and at midnight in the zone of the office, when prices may change.
 */
export function readPricedCatalogue(now: number = Date.now()): Promise<Catalogue> {
  const version = currentVersion("price-book", now);
  const { zone } = firm();
  const today = dayOf(now, zone);
  const isCurrent = (one: CachedCatalogue) =>
    now < one.expiresAt && one.version === version && one.zone === zone && one.today === today;
  if (cached && isCurrent(cached)) return cached.catalogue;
  const catalogue = readCatalogue(today, zone);
  cached = { catalogue, expiresAt: now + lifetime, version, zone, today };
  // A failure is not cached, so that the next request tries again.
  catalogue.catch(() => clearCatalogue());
  return catalogue;
}

/** Clears the cache, so that the next call reads the database. */
export function clearCatalogue(): void {
  cached = undefined;
}

/** Finds one service by its id. */
export async function findService(id: string, now?: number): Promise<Service | undefined> {
  return (await listCatalogue(now)).find((service) => service.id === id);
}

export class UnusableCatalogueError extends Error {}

async function readCatalogue(today: Day, zone: string): Promise<Catalogue> {
  const version = await readVersion("price-book");
  const rows = await db.service.findMany({
    orderBy: { position: "asc" },
    omit: { version: true, retiredAt: true, position: true },
    include: {
      texts: true,
      prices: { omit: { serviceId: true } },
      aliases: { select: { alias: true }, orderBy: { alias: "asc" } },
      skills: { where: { adviser: { isActive: true } }, select: { adviserId: true }, take: 1 },
    },
  });
  const read = rows.map(({ texts, prices, aliases, skills, ...row }) => ({
    periods: prices.map((price) => ({ ...price, validFrom: dayFromDate(price.validFrom) })),
    service: {
      ...row,
      aliases: aliases.map(({ alias }) => alias),
      hasAdviser: skills.length > 0,
      texts: Object.fromEntries(texts.map(({ locale, name, description }) => [locale, { name, description }])),
    },
  }));
  const services = read.map(({ service, periods }) => ({ ...service, prices: pricesOn(periods, today) }));
  if (!isUsableCatalogue(services)) throw new UnusableCatalogueError("No service can be shown");
  const next = nextPriceDay(
    read.flatMap(({ periods }) => periods),
    today,
  );
  return { services, version, pricesEndAt: next && startOfDay(next, zone) };
}
