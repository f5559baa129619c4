import { db } from "@/lib/platform/db/client";
import type { CurrentPrices } from "@/lib/services/price-periods";
import type { Service } from "@/lib/services/service";

import { alwaysPriced } from "./prices";
import { nextNumber } from "./sequence";

export type ServiceBuilder = {
  lasting(minutes: number): ServiceBuilder;
  /** Sets the buffers before and after the appointment, in minutes. */
  buffered(before: number, after: number): ServiceBuilder;
  onGrid(minutes: number): ServiceBuilder;
  withNotice(minutes: number): ServiceBuilder;
  priced(prices: CurrentPrices): ServiceBuilder;
  closedToNewClients(): ServiceBuilder;
  inactive(): ServiceBuilder;
  /** Makes the service a draft, which no administrator has confirmed. */
  unconfirmed(): ServiceBuilder;
  insert(): Promise<Service>;
};

/** Starts with a service of one hour for 130 dollars, on a half-hour grid, without buffers or minimum notice. */
export function aService(): ServiceBuilder {
  const number = nextNumber();
  return builderOf({
    id: number.toString(16).padStart(24, "0"),
    slug: `service-${number}`,
    aliases: [],
    type: "recovery",
    category: "recovery",
    icon: "crypto",
    minutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    slotGridMinutes: 30,
    minNoticeMinutes: 0,
    horizonDays: 365,
    isActive: true,
    confirmedAt: new Date("2026-01-01"),
    availableForNewClients: true,
    hasAdviser: true,
    texts: {
      en: { name: `Service ${number}`, description: "For tests." },
      de: { name: `Leistung ${number}`, description: "Für Tests." },
      "fr-CA": { name: `Service ${number}`, description: "Pour les tests." },
    },
    prices: {
      CAD: { initialMinor: 13_000, followUpMinor: 11_000 },
      GBP: { initialMinor: 65_000, followUpMinor: 40_000 },
      EUR: { initialMinor: 75_000, followUpMinor: 45_000 },
    },
  });
}

function builderOf(service: Service): ServiceBuilder {
  const change = (changes: Partial<Service>) => builderOf({ ...service, ...changes });
  return {
    lasting: (minutes) => change({ minutes }),
    buffered: (bufferBeforeMinutes, bufferAfterMinutes) => change({ bufferBeforeMinutes, bufferAfterMinutes }),
    onGrid: (slotGridMinutes) => change({ slotGridMinutes }),
    withNotice: (minNoticeMinutes) => change({ minNoticeMinutes }),
    priced: (prices) => change({ prices }),
    closedToNewClients: () => change({ availableForNewClients: false }),
    inactive: () => change({ isActive: false }),
    unconfirmed: () => change({ confirmedAt: null }),
    async insert() {
      const { texts, prices, aliases, hasAdviser: _, ...row } = service;
      await db.service.create({
        data: {
          ...row,
          position: Number.parseInt(service.id.slice(-4), 16),
          texts: { create: Object.entries(texts).map(([locale, text]) => ({ locale, ...text })) },
          aliases: { create: aliases.map((alias) => ({ alias })) },
          prices: { create: alwaysPriced(prices) },
        },
        select: { id: true },
      });
      return service;
    },
  };
}
