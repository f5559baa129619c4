import { locales } from "@/lib/platform/i18n/locales";
import { phone } from "@/lib/platform/setting-formats.mjs";

import { readRates, writeRates } from "./exchange-rates";
import { readHours, writeHours } from "./settings-hours";
import { readRegion, showRegion } from "./settings-region";
import { readCurrencies } from "./sold-currencies";
import { readModes } from "./meeting-modes";
import { meetingModes, socialNetworks } from "./settings";
import type { FirmFacts } from "./settings";

/**
 * A fact that `npm run firm:set` can set in a terminal. The field describes the fact's format, prints the fact and
 * parses a typed value.
 */
export type FirmField = {
  readonly format: string;
  readonly show: (facts: FirmFacts) => string;
  /** Returns undefined if the value does not have the format. The schema of the firm's record checks further rules. */
  readonly read: (value: string, facts: FirmFacts) => Partial<FirmFacts> | undefined;
};

type Texts = { readonly [locale in (typeof locales)[number]]: string };
type Lines = { readonly [locale in (typeof locales)[number]]: readonly string[] };
type KeyOf<Value> = { [Key in keyof FirmFacts]: FirmFacts[Key] extends Value ? Key : never }[keyof FirmFacts];

const none = "none";
const partsOf = (value: string, separator: string) => value.split(separator).map((part) => part.trim());
const list = (value: string) => partsOf(value, ";").filter((part) => part !== "");

function line(key: KeyOf<string>, format = "one line"): FirmField {
  return { format, show: (facts) => facts[key], read: (value) => ({ [key]: value }) };
}

function lineOrNone(key: KeyOf<string | null>): FirmField {
  return {
    format: `one line, or "${none}"`,
    show: (facts) => facts[key] ?? none,
    read: (value) => ({ [key]: value === none ? null : value }),
  };
}

/** Returns one field that sets a text in all languages, and one field for each language. */
function texts(name: string, key: KeyOf<Texts | null>): [string, FirmField][] {
  const isOptional = key === "paymentText";
  const all: FirmField = {
    format: `one sentence or name for all languages${isOptional ? `, or "${none}"` : ""}; ${name}.en, ${name}.de and ${name}.fr-CA set one language`,
    show: (facts) => facts[key]?.en ?? none,
    read: (value) => ({ [key]: isOptional && value === none ? null : sameIn(value) }),
  };
  const perLocale = locales.map((locale): [string, FirmField] => [
    `${name}.${locale}`,
    {
      format: "one line",
      show: (facts) => facts[key]?.[locale] ?? none,
      read: (value, facts) =>
        isOptional && value === none
          ? { [key]: null }
          : { [key]: { ...(facts[key] ?? sameIn(value)), [locale]: value } },
    },
  ]);
  return [[name, all], ...perLocale];
}

/**
 * Returns one field that sets an address in all languages, and one field for each language. A change also clears
 * `postalAddress`. Otherwise search engines and invoices would get the parts of the earlier address.
 */
function address(name: string, key: KeyOf<Lines | null>): [string, FirmField][] {
  const isOptional = key === "visitingAddress";
  const show = (lines: readonly string[] | undefined) => lines?.join("; ") ?? none;
  const all: FirmField = {
    format: `lines separated by ";"${isOptional ? `, or "${none}"` : ""}; ${name}.en, ${name}.de and ${name}.fr-CA set one language; clears postal-address`,
    show: (facts) => show(facts[key]?.en),
    read: (value) => ({ [key]: isOptional && value === none ? null : sameIn(list(value)), postalAddress: null }),
  };
  const perLocale = locales.map((locale): [string, FirmField] => [
    `${name}.${locale}`,
    {
      format: `lines separated by ";"; a change clears postal-address`,
      show: (facts) => show(facts[key]?.[locale]),
      read: (value, facts) => {
        if (isOptional && value === none) return { [key]: null, postalAddress: null };
        if (value === show(facts[key]?.[locale])) return {};
        const lines = list(value);
        return { [key]: { ...(facts[key] ?? sameIn(lines)), [locale]: lines }, postalAddress: null };
      },
    },
  ]);
  return [[name, all], ...perLocale];
}

function sameIn<Value>(value: Value) {
  return { en: value, de: value, "fr-CA": value };
}

function social(network: (typeof socialNetworks)[number]): [string, FirmField] {
  return [
    `social-${network}`,
    {
      format: `https address of the firm's page, or "${none}"`,
      show: ({ social: pages }) => pages[network] ?? none,
      read: (value, { social: pages }) => ({ social: { ...pages, [network]: value === none ? null : value } }),
    },
  ];
}

const others: [string, FirmField][] = [
  ["trading-name", line("tradingName")],
  ["legal-name", line("legalName")],
  ["legal-form", line("legalForm", 'as "Inc." or "Ltd"')],
  ["representatives", line("representatives")],
  [
    "postal-address",
    {
      format: `parts of the visiting address, or of the registered office if there is none, for search engines: "street; town; region; postal code; country code", with "-" for a part that does not exist, or "${none}"`,
      show: ({ postalAddress }) => (postalAddress ? writeParts(postalAddress) : none),
      read: readPostalAddress,
    },
  ],
  [
    "registers",
    {
      format: `registers with the firm's number in each, as "Companies House 01234567", separated by ";", or "${none}"`,
      show: ({ registers }) => registers.join("; ") || none,
      read: readRegisters,
    },
  ],
  ["business-number", lineOrNone("businessNumber")],
  ["tax-number", lineOrNone("taxNumber")],
  [
    "bank-details",
    {
      format: `the account for invoices: its holder and lines, separated by ";", as "Example Inc.; IBAN DE89 3704 0044 0532 0130 00; BIC COBADEFFXXX", or "${none}"; with it, priced appointments are paid by invoice`,
      show: ({ bank }) => (bank ? [bank.holder, ...bank.lines].join("; ") : none),
      read: readBank,
    },
  ],
  [
    "phone",
    {
      format: phone.format,
      show: (facts) => facts.phone,
      read: (value) => (phone.accepts(value) ? { phone: value } : undefined),
    },
  ],
  ["email", line("email", "an email address, shown to visitors")],
  ["notification-email", line("notificationEmail", "an email address, read by staff")],
  ["zone", line("zone", "an IANA time zone, as Europe/Berlin")],
  [
    "opening-hours",
    {
      format: 'as "Mon-Fri 09:00-18:00; Sat 10:00-14:00", or "none"',
      show: ({ openingHours }) => writeHours(openingHours) || none,
      read: readOpeningHours,
    },
  ],
  [
    "holidays",
    {
      format: 'country and, if it has any, province or nation, as "CA-ON" or "DE"',
      show: showRegion,
      read: readRegion,
    },
  ],
  [
    "meeting-modes",
    {
      format: `one or more of ${meetingModes.join(", ")}, separated by commas; the first is preselected`,
      show: (facts) => facts.meetingModes.join(", "),
      read: readModes,
    },
  ],
  [
    "currencies",
    {
      format: `one or more of CAD, GBP, EUR, separated by commas, or "${none}" for those of the country`,
      show: (facts) => facts.currencies?.join(", ") ?? none,
      read: readCurrencies,
    },
  ],
  [
    "exchange-rates",
    {
      format: `as "EUR 0.8571 2026-11-01": pounds for one unit, and the day of the rate; several separated by ";", or "${none}"`,
      show: ({ exchangeRates }) => writeRates(exchangeRates),
      read: readRates,
    },
  ],
  ["reference-prefix", line("referencePrefix", "2 to 5 capital letters")],
  ["logo", line("logo", "path of a picture on this site, as /brand.svg")],
];

/** Maps the name of each fact, as typed for `npm run firm:set`, to the field that reads and prints it. */
export const firmFields: ReadonlyMap<string, FirmField> = new Map([
  ...others,
  ...address("registered-office", "registeredOffice"),
  ...address("visiting-address", "visitingAddress"),
  ...texts("tax-wording", "taxWording"),
  ...texts("city", "city"),
  ...texts("payment-text", "paymentText"),
  ...socialNetworks.map(social),
]);

const noPart = "-";

function writeParts({ street, locality, region, postalCode, country }: NonNullable<FirmFacts["postalAddress"]>) {
  return [street, locality, region ?? noPart, postalCode ?? noPart, country].join("; ");
}

/** Parses the parts of a postal address. The schema checks the country. */
function readPostalAddress(value: string): Partial<FirmFacts> | undefined {
  if (value === none) return { postalAddress: null };
  const parts = list(value);
  const [street, locality, region, postalCode, country] = parts;
  if (parts.length !== 5 || !street || !locality || !country) return undefined;
  const orNull = (part: string | undefined) => (part === undefined || part === noPart ? null : part);
  return {
    postalAddress: {
      street,
      locality,
      region: orNull(region),
      postalCode: orNull(postalCode),
      country: country as FirmFacts["holidays"]["country"],
    },
  };
}

/** Parses the holder and the lines of the bank account. The schema checks an IBAN. */
function readBank(value: string): Partial<FirmFacts> | undefined {
  if (value === none) return { bank: null };
  const [holder, ...lines] = list(value);
  return holder === undefined || lines.length === 0 ? undefined : { bank: { holder, lines } };
}

/**
 * Parses the entries in public registers. Rejects an entry without a digit, because each entry must contain the firm's
 * number.
 */
function readRegisters(value: string): Partial<FirmFacts> | undefined {
  const registers = value === none ? [] : list(value);
  return registers.every((register) => /\d/.test(register)) ? { registers } : undefined;
}

function readOpeningHours(value: string): Partial<FirmFacts> | undefined {
  const openingHours = value === none ? [] : readHours(value);
  return openingHours && { openingHours };
}
