import type { SiteMode } from "@/lib/firm/claims/claim";
import type { ProfileId } from "@/lib/firm/profile";
import type { Tx } from "@/lib/platform/db/client";
import { locales } from "@/lib/platform/i18n/locales";
import { currencies } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";
import { dateFromDay } from "@/lib/platform/time/day";
import { offer } from "@/lib/services/offer";
import type { ServiceSlug } from "@/lib/services/offer";
import { alwaysFrom } from "@/lib/services/price-periods";

import { serviceTexts } from "./service-texts";

/** Initial and follow-up price in whole units of the currency. A service without follow-ups has one figure. */
type Prices = Readonly<Record<Currency, readonly [initial: number, followUp?: number]>>;

/** The prices in a new database. */
export const prices: Readonly<Record<ServiceSlug, Prices>> = {
  "initial-consultation": { CAD: [0], GBP: [0], EUR: [0] },
  "cryptocurrency-recovery": { CAD: [130, 110], GBP: [650, 400], EUR: [750, 450] },
  "investment-fraud-recovery": { CAD: [200, 120], GBP: [550, 350], EUR: [650, 400] },
  "financial-scam-recovery": { CAD: [150, 90], GBP: [350, 220], EUR: [400, 250] },
  "regulatory-complaint": { CAD: [120, 80], GBP: [300, 180], EUR: [350, 200] },
  "financial-investigation": { CAD: [600], GBP: [600], EUR: [700] },
};

/**
 * Advisers need 15 minutes after each meeting to write a note about it. Visitors must book at least two hours before a
 * meeting, so that there is time to call them first.
 */
export const serviceTimes = {
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 15,
  slotGridMinutes: 30,
  minNoticeMinutes: 120,
} as const;

/** In the Canadian demonstration one service is closed to new clients. */
function isOpenToNewClients(slug: ServiceSlug, mode: SiteMode, profile: ProfileId): boolean {
  return !(slug === "financial-investigation" && mode === "demo" && profile === "ca");
}

type Seeded = { readonly mode: SiteMode; readonly profile: ProfileId; readonly now: Date };

/**
 * Inserts the six services with their texts and prices. In live mode they are drafts until an administrator confirms
 * them.
 */
export async function seedServices(tx: Tx, { mode, profile, now }: Seeded): Promise<void> {
  await tx.service.createMany({
    data: offer.map(({ id, slug, type, category, icon, minutes }, position) => ({
      id,
      slug,
      type,
      category,
      icon,
      minutes,
      ...serviceTimes,
      availableForNewClients: isOpenToNewClients(slug, mode, profile),
      position,
      confirmedAt: mode === "demo" ? now : null,
    })),
  });
  await tx.serviceAlias.createMany({
    data: offer.flatMap(({ id, aliases }) => aliases.map((alias) => ({ alias, serviceId: id }))),
  });
  await tx.serviceText.createMany({
    data: offer.flatMap(({ id, slug }) =>
      locales.map((locale) => ({
        serviceId: id,
        locale,
        name: serviceTexts[slug].name[locale],
        description: serviceTexts[slug].description[locale],
      })),
    ),
  });
  await tx.pricePeriod.createMany({
    data: offer.flatMap(({ id, slug }) => currencies.flatMap((currency) => periodsOf(id, slug, currency))),
  });
}

/** The prices have held from a day before any booking. */
function periodsOf(serviceId: string, slug: ServiceSlug, currency: Currency) {
  const [initial, followUp] = prices[slug][currency];
  const row = { serviceId, currency, validFrom: dateFromDay(alwaysFrom) };
  return [
    { ...row, kind: "initial" as const, amountMinor: initial * 100 },
    ...(followUp === undefined ? [] : [{ ...row, kind: "follow_up" as const, amountMinor: followUp * 100 }]),
  ];
}
