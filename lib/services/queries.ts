import { db } from "@/lib/platform/db/client";

import { isUsableCatalogue } from "./service";
import type { Service } from "./service";

/** How long a read catalogue serves, in milliseconds (specification: services are cached 60 s). */
const lifetime = 60_000;

let kept: { readonly services: Promise<readonly Service[]>; readonly until: number } | undefined;

/** All services with texts and prices, at most 60 s old. Throws when the database is away or holds none that can be shown. */
export function listCatalogue(now: number = Date.now()): Promise<readonly Service[]> {
  if (kept && now < kept.until) return kept.services;
  const services = readCatalogue();
  kept = { services, until: now + lifetime };
  // A failure is not kept: the next visitor tries again.
  services.catch(() => forgetCatalogue());
  return services;
}

/** Lets the next reader see a change at once. */
export function forgetCatalogue(): void {
  kept = undefined;
}

/** One service by its id, or undefined. */
export async function findService(id: string, now?: number): Promise<Service | undefined> {
  return (await listCatalogue(now)).find((service) => service.id === id);
}

export class UnusableCatalogueError extends Error {}

async function readCatalogue(): Promise<readonly Service[]> {
  const rows = await db.service.findMany({
    orderBy: { position: "asc" },
    include: { texts: true, prices: true },
  });
  const services = rows.map(({ texts, prices, position: _, ...row }) => ({
    ...row,
    texts: Object.fromEntries(texts.map(({ locale, name, description }) => [locale, { name, description }])),
    prices: Object.fromEntries(
      prices.map(({ currency, initialMinor, followUpMinor }) => [currency, { initialMinor, followUpMinor }]),
    ),
  }));
  if (!isUsableCatalogue(services)) throw new UnusableCatalogueError("No service can be shown");
  return services;
}
