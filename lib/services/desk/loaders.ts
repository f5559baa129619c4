import { findFirm } from "@/lib/firm/queries/settings";
import { firm } from "@/lib/firm/settings-snapshot";
import { soldCurrencies } from "@/lib/firm/sold-currencies";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { nextPriceDays, pricesOn } from "../price-periods";
import { countComingBookings, listOfferingAdvisers } from "./queries/bookings";
import { findStoredService, listStoredServices } from "./queries/facts";
import type { Rights, ServiceList, ServiceRecord, ServiceRow, ServiceState } from "./service-row";
import type { StoredService } from "./queries/facts";

function rightsOf({ role }: Staff): Rights {
  return { mayChange: isAllowed(role, "services.change"), mayConfirm: isAllowed(role, "settings.change") };
}

/** Loads the page of all services. */
export async function loadServiceList(staff: Staff, now: Instant): Promise<ServiceList> {
  const [services, bookings, stored] = await Promise.all([listStoredServices(), countComingBookings(now), findFirm()]);
  const today = dayOf(now, firm().zone);
  return {
    ...rightsOf(staff),
    rows: services.map((service) => toRow(service, { today, bookings })),
    sold: soldCurrencies(),
    firmVersion: (stored ?? firm()).version,
  };
}

/** Loads the page of one service. Undefined if there is no such service. */
export async function loadServiceRecord(staff: Staff, slug: string, now: Instant): Promise<ServiceRecord | undefined> {
  const [service, bookings, advisers] = await Promise.all([
    findStoredService({ slug }),
    countComingBookings(now),
    listOfferingAdvisers(),
  ]);
  const today = dayOf(now, firm().zone);
  if (!service) return undefined;
  return {
    ...rightsOf(staff),
    service: toRow(service, { today, bookings }),
    today,
    sold: soldCurrencies(),
    advisers,
  };
}

/** Loads what the page of a new service needs. */
export async function loadNewService(_staff: Staff, now: Instant) {
  return { today: dayOf(now, firm().zone), sold: soldCurrencies(), advisers: await listOfferingAdvisers() };
}

type Context = { readonly today: Day; readonly bookings: ReadonlyMap<string, number> };

function toRow(service: StoredService, { today, bookings }: Context): ServiceRow {
  return {
    ...service,
    state: stateOf(service),
    prices: pricesOn(service.periods, today),
    nextPrices: nextPriceDays(service.periods, today),
    untranslated: siteLocales().filter((locale) => service.facts.name[locale] === ""),
    comingBookings: bookings.get(service.id) ?? 0,
  };
}

function stateOf({ retiredAt, confirmedAt, facts, hasAdviser }: StoredService): ServiceState {
  if (retiredAt) return "retired";
  if (!facts.isActive) return "hidden";
  if (!confirmedAt) return "draft";
  if (!hasAdviser) return "phone";
  return facts.availableForNewClients ? "shown" : "known";
}
