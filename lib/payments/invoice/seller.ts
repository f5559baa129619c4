import type { FirmFacts } from "@/lib/firm/settings";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { InvoiceContent } from "./content";

type Seller = InvoiceContent["seller"];

/** Returns the firm's current facts as the seller on a new invoice, in the client's language. */
export function currentSeller(locale: Locale): Seller {
  const facts = firm();
  return {
    legalName: facts.legalName,
    tradingName: facts.tradingName,
    legalForm: facts.legalForm,
    representatives: facts.representatives,
    registers: facts.registers,
    address: facts.registeredOffice[locale],
    postal: sellerAddress(facts, locale),
    businessNumber: facts.businessNumber,
    taxNumber: facts.taxNumber,
    email: facts.email,
    phone: facts.phone,
  };
}

/**
 * Splits the registered office into street, postcode, town and country. The firm's record has these parts for one
 * address only: the visiting address if there is one, otherwise the registered office. If the record does not have the
 * parts of the registered office, the first line of the registered office is used as the street, and its other lines as
 * the town.
 */
function sellerAddress(facts: FirmFacts, locale: Locale): NonNullable<Seller["postal"]> {
  const { visitingAddress, postalAddress: parts, registeredOffice, holidays } = facts;
  if (parts && visitingAddress === null)
    return { street: parts.street, postcode: parts.postalCode, town: parts.locality, country: parts.country };
  const [street = "", ...others] = registeredOffice[locale];
  return { street, postcode: null, town: others.join(", ") || street, country: parts?.country ?? holidays.country };
}
