import type { Locale } from "@/lib/platform/i18n/locales";
import type { Currency } from "@/lib/platform/money/money";

/** A text in every language of the site. */
export type LocaleText = Readonly<Record<Locale, string>>;

export type ProfileId = "ca" | "uk";

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The opening hours of one weekday, in minutes after midnight in the office's time zone. */
export type OpeningHours = { readonly weekday: Weekday; readonly opensMinute: number; readonly closesMinute: number };

export type Contact = {
  /** The phone number in the country's usual notation. */
  readonly phone: string;
  /** The phone number as a `tel:` URL. */
  readonly phoneHref: string;
  readonly email: string;
};

/**
 * The keys of the claims that each part of the site shows. If a claim may not be shown, the page uses neutral wording
 * instead.
 */
export type ClaimLayout = {
  /** The header's top line: first the regulators, then the registration numbers. */
  readonly banner: readonly string[];
  /** The claim next to the logo. The text shown there is `facts.logoLine` of the claim. */
  readonly logoLine: string;
  /** The four badges in the home page's hero. */
  readonly trustBadges: readonly string[];
  /** The four figures in the statistics band. */
  readonly statistics: readonly string[];
  /** The three badges in the services page's hero. */
  readonly servicesHeroBadges: readonly string[];
  /** The three cards in the home page's credentials band. */
  readonly credentialCards: readonly string[];
  /** The badge cards of the services page, each with a link to the register. */
  readonly credentialBadges: readonly string[];
  readonly testimonials: readonly string[];
  readonly team: readonly string[];
  readonly complianceFramework: readonly string[];
  /** The regulators in the footer. */
  readonly footerRegulators: readonly string[];
  /** The registrations in the footer, such as the company number. */
  readonly footerRegistrations: readonly string[];
  /** The promise of confidentiality, shown for example in the closing call to action. */
  readonly confidentiality: string;
  readonly openAlways: string;
  readonly responseTime: string;
  readonly noRecoveryNoFee: string;
  /** The scope of the registration, shown under the credentials. */
  readonly registrationScope: string;
};

/**
 * The settings that differ between countries. Claims and the firm's own facts also differ, but they are in the
 * database.
 */
export type Profile = {
  readonly id: ProfileId;
  readonly currency: Currency;
  /** The currencies in which the firm sells, unless its record names others. */
  readonly currencies: readonly Currency[];
  /**
   * The first weekday of a calendar in this country. German pages ignore it, because their calendars start on Monday.
   */
  readonly firstWeekday: Weekday;
  readonly tax: { readonly ratePercent: number; readonly isIncluded: boolean };
  readonly cancellation: {
    /**
     * A client can change or cancel a booking online until this many minutes before its start, and later only by phone
     * or email.
     */
    readonly onlineNoticeMinutes: number;
    /** The fee for a cancellation, in minor units. It is the same before and after the online deadline. */
    readonly feeMinor: number;
  };
  readonly horizonDays: number;
  /** The laws that the consent texts name. */
  readonly consentLaws: readonly ("pipeda" | "quebec-law-25" | "casl" | "uk-gdpr" | "pecr")[];
  /** The site's languages, in the order of the header's language switch. */
  readonly languages: readonly Locale[];
  /** The public weather service that "Leave now" opens. A weather page raises no questions. */
  readonly weather: LocaleText;
  readonly layout: ClaimLayout;
};
