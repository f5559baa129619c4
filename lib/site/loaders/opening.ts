import { loadIsBookingOpen } from "@/lib/availability/loaders/booking-state";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { contactOf } from "@/lib/firm/settings";
import type { Locale } from "@/lib/platform/i18n/locales";
import { loadPriceBook } from "@/lib/services/loaders";
import { currencyFor } from "@/lib/services/price";
import { isOffered } from "@/lib/services/service";

import { isFirstHourFree } from "../opening";
import type { Offering, Opening } from "../opening";

/** Loads whether visitors can book online, and how to reach the firm otherwise. */
export async function loadOpening(): Promise<Opening> {
  const [isOpen, firm] = await Promise.all([loadIsBookingOpen(), loadFirm()]);
  return { isOpen, contact: contactOf(firm) };
}

/** Loads the same, and what the page may say about prices and the free first hour. */
export async function loadOffering(locale: Locale): Promise<Offering> {
  const [opening, services] = await Promise.all([loadOpening(), loadPriceBook()]);
  return {
    ...opening,
    isFirstHourFree: isFirstHourFree(services, currencyFor(locale)),
    hasPrices: services.some(isOffered),
  };
}
