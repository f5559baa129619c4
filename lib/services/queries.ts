import { db } from "@/lib/platform/db/client";
import { currentVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";

import { isUsableCatalogue } from "./service";
import type { Service } from "./service";

/** The time for which a catalogue is cached, in milliseconds. The specification requires 60 seconds. */
const lifetime = 60_000;

export type Catalogue = {
  readonly services: readonly Service[];
  /** The version of the price book. Pages with prices are tagged with this version. */
  readonly version: string;
};

type CachedCatalogue = {
  readonly catalogue: Promise<Catalogue>;
  readonly expiresAt: number;
  readonly version: string | undefined;
};

let cached: CachedCatalogue | undefined;

/**
 * All services with texts and prices, at most 60 seconds old. Throws if the database is unavailable or has no services
 * that can be shown.
 */
export async function listCatalogue(now: number = Date.now()): Promise<readonly Service[]> {
  return (await readPricedCatalogue(now)).services;
}

/**
 * All services with the version of the price book, at most 60 seconds old. They are read again as soon as this process
 * knows of a newer version.
 */
export function readPricedCatalogue(now: number = Date.now()): Promise<Catalogue> {
  const version = currentVersion("price-book", now);
  if (cached && now < cached.expiresAt && cached.version === version) return cached.catalogue;
  const catalogue = readCatalogue();
  cached = { catalogue, expiresAt: now + lifetime, version };
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

async function readCatalogue(): Promise<Catalogue> {
  const version = await readVersion("price-book");
  const rows = await db.service.findMany({
    orderBy: { position: "asc" },
    include: { texts: true, prices: true, aliases: { select: { alias: true }, orderBy: { alias: "asc" } } },
  });
  const services = rows.map(({ texts, prices, aliases, position: _, ...row }) => ({
    ...row,
    aliases: aliases.map(({ alias }) => alias),
    texts: Object.fromEntries(texts.map(({ locale, name, description }) => [locale, { name, description }])),
    prices: Object.fromEntries(
      prices.map(({ currency, initialMinor, followUpMinor }) => [currency, { initialMinor, followUpMinor }]),
    ),
  }));
  if (!isUsableCatalogue(services)) throw new UnusableCatalogueError("No service can be shown");
  return { services, version };
}
