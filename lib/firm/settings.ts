import Holidays from "date-holidays";
import { isSupportedCountry } from "libphonenumber-js";
import type { CountryCode } from "libphonenumber-js";
import { z } from "zod";

import { withAsciiDomain } from "@/lib/platform/contact/email-address";
import { phoneUrl } from "@/lib/platform/contact/phone-url";
import { isZone } from "@/lib/platform/time/zone-id";

import { adConversionsSchema } from "./ad-conversions";
import { bankSchema } from "./bank";
import { confirmedOnSchema } from "./confirmable";
import { currencies } from "@/lib/platform/money/money";

import { exchangeRate } from "./exchange-rates";
import { meetingModes } from "./meeting-modes";
import { haveOverlap } from "./office-hours";
import { retentionSchema, usualRetention } from "./retention";
import type { Contact } from "./profile-shape";

export { meetingModes } from "./meeting-modes";
export type { MeetingMode } from "./meeting-modes";

export const socialNetworks = ["linkedin", "x", "facebook", "instagram", "youtube"] as const;

/** A line of printable text. Angle brackets are refused, because the line may become part of an email header. */
export const factLine = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}<>]+$/u);
const texts = z.object({ en: factLine, de: factLine, "fr-CA": factLine }).readonly();
export const addressLines = z.array(factLine).min(1).max(8).readonly();
const address = z.object({ en: addressLines, de: addressLines, "fr-CA": addressLines }).readonly();
/** The parts of the firm's address, for search engines and invoices. A part is null if the address does not have it. */
const postalAddress = z
  .object({
    street: factLine,
    locality: factLine,
    region: factLine.nullable(),
    postalCode: factLine.nullable(),
    country: z.custom<CountryCode>((code) => typeof code === "string" && isSupportedCountry(code)),
  })
  .readonly();
const mailbox = z.string().transform(withAsciiDomain).pipe(z.email().max(200));
const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s().-]{6,30}$/)
  .refine((written) => written.replace(/\D/g, "").length >= 6);
const page = z
  .url({ protocol: /^https$/ })
  .max(500)
  .nullable();
const minute = z.number().int().min(0).max(1440);

const openingHours = z
  .object({
    weekday: z.union([1, 2, 3, 4, 5, 6, 7].map((day) => z.literal(day as 1 | 2 | 3 | 4 | 5 | 6 | 7))),
    opensMinute: minute,
    closesMinute: minute,
  })
  .readonly()
  .refine(({ opensMinute, closesMinute }) => opensMinute < closesMinute);

const holidayRegion = z
  .object({
    country: z.custom<CountryCode>((code) => typeof code === "string" && isSupportedCountry(code)),
    state: z.string().optional(),
  })
  .readonly()
  .refine(({ country, state }) => isHolidayRegion(country, state));

/**
 * The firm's facts as they are stored. A fact that needs a translation, such as the tax wording, has a text in each
 * language.
 */
export const firmFactsSchema = z
  .object({
    tradingName: factLine,
    legalName: factLine,
    legalForm: factLine,
    representatives: factLine,
    registeredOffice: address,
    /** The address where clients can visit the firm. Null if there is none. */
    visitingAddress: address.nullable(),
    /**
     * The parts of the visiting address. If there is no visiting address, they are the parts of the registered office.
     * Null until they are entered.
     */
    postalAddress: postalAddress.nullable().default(null),
    /** The public registers that list the firm, each with the firm's number in that register. */
    registers: z.array(factLine).max(8).readonly(),
    businessNumber: factLine.nullable(),
    taxNumber: factLine.nullable(),
    /** One sentence about the taxes that prices include. */
    taxWording: texts,
    /** The phone number in the country's usual notation. */
    phone,
    email: mailbox,
    /** The email address for staff notifications, which contain no personal details. */
    notificationEmail: mailbox,
    /** The IANA time zone of the office. */
    zone: z.custom<string>(isZone),
    /** The name of the place that is shown after the office's times, for example in "12:00 pm in Toronto". */
    city: texts,
    openingHours: z.array(openingHours).max(28).readonly(),
    holidays: holidayRegion,
    /** The ways to meet an adviser, in the order in which the site offers them. */
    meetingModes: z
      .array(z.enum(meetingModes))
      .min(1)
      .readonly()
      .refine((modes) => new Set(modes).size === modes.length),
    referencePrefix: z.string().regex(/^[A-Z]{2,5}$/),
    /** The path of a picture on this site. */
    logo: z.string().regex(/^\/(?!\/)[\w./-]{1,200}$/),
    social: z
      .object(
        Object.fromEntries(socialNetworks.map((name) => [name, page])) as Record<
          (typeof socialNetworks)[number],
          typeof page
        >,
      )
      .readonly(),
    /**
     * The firm's own sentence on how to pay, used while it has neither bank details nor cards. Null if there is none.
     */
    paymentText: texts.nullable(),
    /** The currencies in which the firm sells. Null for those of the profile. */
    currencies: z.array(z.enum(currencies)).min(1).readonly().nullable().default(null),
    /**
     * The rates with which a British firm converts the VAT of an invoice in another currency to sterling, for example
     * the monthly rates of HMRC.
     */
    exchangeRates: z.array(exchangeRate).max(50).readonly().default([]),
    /** The bank account for invoices. When it is set, appointments with a price are paid by invoice. */
    bank: bankSchema.nullable().default(null),
    /** How long records are kept, where the firm has set it. */
    retention: retentionSchema.default(usualRetention),
    /** The conversions that are reported to Google Ads. Null for none. */
    adConversions: adConversionsSchema,
    confirmedOn: confirmedOnSchema,
  })
  .readonly();

export type FirmFacts = z.infer<typeof firmFactsSchema>;

/** The firm's facts as they may be stored from now on. Records of earlier days are read without these checks. */
export const changedFactsSchema = firmFactsSchema.superRefine(({ openingHours: hours }, context) => {
  if (haveOverlap(hours)) context.addIssue({ code: "custom", path: ["openingHours"], message: "hoursOverlap" });
});

/** The firm's facts as the code uses them, with the version of the stored record. */
export type Firm = FirmFacts & {
  readonly version: number;
  /** The phone number as the URL of a link, for example "tel:+14165550142". */
  readonly phoneHref: string;
  /**
   * True if the facts are invented, as in a demonstration. Pages that show the facts as legal details then say that
   * they are invented.
   */
  readonly isSample: boolean;
};

/** Adds the link for the phone number to the firm's facts. In the link, the number has no spaces or punctuation. */
export function toFirm(facts: FirmFacts, { version, isSample }: Pick<Firm, "version" | "isSample">): Firm {
  return { ...facts, version, isSample, phoneHref: phoneUrl(facts.phone) };
}

/** Returns only the contact details, for client components, emails and API responses. */
export function contactOf({ phone, phoneHref, email }: Firm): Contact {
  return { phone, phoneHref, email };
}

function isHolidayRegion(country: string, state: string | undefined): boolean {
  const holidays = new Holidays();
  if (!holidays.getCountries()[country]) return false;
  return state === undefined || Object.hasOwn(holidays.getStates(country) ?? {}, state);
}
