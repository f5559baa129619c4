import type { Locale } from "@/lib/platform/i18n/locales";

import type { Contact } from "./profile-shape";
import { profile } from "./profile";
import { contactOf } from "./settings";
import { firm } from "./settings-snapshot";

/** Returns the firm's contact details for emails and API responses. Pages use `loadFirm` instead. */
export function contact(): Contact {
  return contactOf(firm());
}

/** Returns the lines of the registered office's address in the reader's language. */
export function officeAddress(locale: Locale): readonly string[] {
  return firm().registeredOffice[locale];
}

/** Returns the office's time zone and holidays, and how many days ahead an appointment can be booked. */
export function office() {
  const { zone, holidays } = firm();
  return { zone, holidays, horizonDays: profile().horizonDays };
}
