import { db } from "@/lib/platform/db/client";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { dayFromDate } from "@/lib/platform/time/day";

import type { ServiceCategory } from "../../offer";
import type { PricePeriod } from "../../price-periods";
import type { ServiceFacts } from "../service-facts";

/** A service as staff see it, with all its prices. */
export type StoredService = {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly type: string;
  readonly confirmedAt: Date | null;
  readonly retiredAt: Date | null;
  readonly facts: ServiceFacts;
  /** Whether at least one active adviser offers it. */
  readonly hasAdviser: boolean;
  /** Ordered by currency, first day and kind. */
  readonly periods: readonly PricePeriod[];
};

/** All services in their public order. Retired ones come last. */
export async function listStoredServices(client: Tx | typeof db = db): Promise<readonly StoredService[]> {
  const rows = await client.service.findMany({
    orderBy: [{ retiredAt: { sort: "asc", nulls: "first" } }, { position: "asc" }],
    include: parts,
  });
  return rows.map(toStored);
}

/** One service by its id or slug. */
export async function findStoredService(
  key: { readonly id: string } | { readonly slug: string },
  client: Tx | typeof db = db,
): Promise<StoredService | undefined> {
  const row = await client.service.findUnique({ where: key, include: parts });
  return row ? toStored(row) : undefined;
}

const parts = {
  texts: true,
  prices: {
    omit: { serviceId: true },
    orderBy: [{ currency: "asc" as const }, { validFrom: "asc" as const }, { kind: "asc" as const }],
  },
  aliases: { select: { alias: true }, orderBy: { alias: "asc" as const } },
  skills: { select: { adviserId: true, adviser: { select: { isActive: true } } } },
} satisfies Prisma.ServiceInclude;

type Row = Prisma.ServiceGetPayload<{ include: typeof parts }>;

function toStored({ texts, prices, aliases, skills, ...row }: Row): StoredService {
  const inEach = (kind: "name" | "description") =>
    Object.fromEntries(
      locales.map((locale) => [locale, texts.find((text) => text.locale === locale)?.[kind] ?? ""]),
    ) as Record<Locale, string>;
  const { id, slug, version, type, confirmedAt, retiredAt } = row;
  return {
    id,
    slug,
    version,
    type,
    confirmedAt,
    retiredAt,
    hasAdviser: skills.some(({ adviser }) => adviser.isActive),
    facts: {
      name: inEach("name"),
      description: inEach("description"),
      category: row.category as ServiceCategory,
      icon: row.icon,
      minutes: row.minutes,
      bufferBeforeMinutes: row.bufferBeforeMinutes,
      bufferAfterMinutes: row.bufferAfterMinutes,
      slotGridMinutes: row.slotGridMinutes,
      minNoticeMinutes: row.minNoticeMinutes,
      horizonDays: row.horizonDays,
      isActive: row.isActive,
      availableForNewClients: row.availableForNewClients,
      aliases: aliases.map(({ alias }) => alias),
      adviserIds: skills.map(({ adviserId }) => adviserId),
    },
    periods: prices.map((price) => ({ ...price, validFrom: dayFromDate(price.validFrom) })),
  };
}
