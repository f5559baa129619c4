import { dayField } from "@/lib/firm/desk/hours-form";
import { postalControl, socialControl, weekdays } from "@/lib/firm/desk/form-names";
import { socialNetworks } from "@/lib/firm/settings";

/** The sections of the form with the firm's facts, each with the names of its fields. Links lead to these ids. */
export const factSections = {
  names: ["tradingName", "legalName", "legalForm", "representatives"],
  addresses: [
    "registeredOffice",
    "visitingAddress",
    ...(["street", "locality", "region", "postalCode", "country"] as const).map(postalControl),
  ],
  registers: ["registers", "businessNumber", "taxNumber", "taxWording", "exchangeRates"],
  contact: ["phone", "email", "notificationEmail"],
  hours: [...weekdays.map(dayField), "zone", "holidays", "city"],
  meeting: ["modes", "firstMode"],
  bookings: ["referencePrefix"],
  social: socialNetworks.map(socialControl),
  logo: ["logo"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FactSection = keyof typeof factSections;
export const factSectionNames = Object.keys(factSections) as readonly FactSection[];
