import type { Locale } from "@/lib/platform/i18n/locales";

import type { Contact } from "./profile-shape";
import { profile } from "./profile";
import { contactOf } from "./settings";
import { firm } from "./settings-snapshot";

/** How a visitor reaches the firm, for emails and API responses. Pages take it from `loadFirm`. */
export function contact(): Contact {
  return contactOf(firm());
}

/** The registered office, line by line, in the reader's language. */
export function officeAddress(locale: Locale): readonly string[] {
  return firm().registeredOffice[locale];
}

/** The office's settings that the calendar's rules need. */
export function office() {
  const { zone, holidays } = firm();
  return { zone, holidays, horizonDays: profile().horizonDays };
}
