import { companyParticulars } from "@/lib/firm/company";
import { rateOf } from "@/lib/firm/exchange-rates";
import { logoIdOf } from "@/lib/firm/logo/logo-path";
import { profile } from "@/lib/firm/profile";
import type { FirmFacts } from "@/lib/firm/settings";
import { firm } from "@/lib/firm/settings-snapshot";
import { soldCurrencies } from "@/lib/firm/sold-currencies";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Currency } from "@/lib/platform/money/money";

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
    company: companyParticulars(facts, locale),
    ...(logoIdOf(facts.logo) === undefined ? {} : { logo: facts.logo }),
  };
}

/**
 * Returns the rate for the tax in sterling on an invoice of a British firm in another currency (VAT Regulations 1995,
 * regulation 14). Undefined if the firm has entered no rate.
 */
export function sterlingRate(currency: string): InvoiceContent["sterling"] {
  if (profile().id !== "uk" || currency === "GBP") return undefined;
  const rate = rateOf(currency, firm().exchangeRates);
  return rate && { rate: rate.rate, on: rate.on };
}

/**
 * Returns the sold currencies in which the invoices of a British firm lack the tax in sterling, because the firm has
 * entered no exchange rate.
 */
export function currenciesWithoutRate(): readonly Currency[] {
  return soldCurrencies().filter(lacksRate);
}

/** Whether an invoice of a British firm in this currency would lack the tax in sterling. */
export function lacksRate(currency: string): boolean {
  return profile().id === "uk" && currency !== "GBP" && sterlingRate(currency) === undefined;
}

/**
 * Splits the registered office into street, postcode, town and country. The firm's record has these parts for one
 * address only: the visiting address if there is one, otherwise the registered office. If both addresses are different,
 * the first line of the registered office is used as the street, and its other lines as the town.
 */
function sellerAddress(facts: FirmFacts, locale: Locale): NonNullable<Seller["postal"]> {
  const { visitingAddress, postalAddress: parts, registeredOffice, holidays } = facts;
  const lines = registeredOffice[locale];
  const isOneAddress = visitingAddress === null || visitingAddress[locale].join() === lines.join();
  if (parts && isOneAddress)
    return { street: parts.street, postcode: parts.postalCode, town: parts.locality, country: parts.country };
  const [street = "", ...others] = lines;
  return { street, postcode: null, town: others.join(", ") || street, country: parts?.country ?? holidays.country };
}
