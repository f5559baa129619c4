import type { Locale } from "@/lib/platform/i18n/locales";
import type { Currency } from "@/lib/platform/money/money";

/** A text in every routed language. */
export type LocaleText = Readonly<Record<Locale, string>>;

export type ProfileId = "ca" | "uk";

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Opening hours of one weekday in wall-clock minutes of the office's zone. */
export type OpeningHours = { readonly weekday: Weekday; readonly opensMinute: number; readonly closesMinute: number };

export type Contact = {
  /** The number in the country's usual notation. */
  readonly phone: string;
  /** The number as the address of a `tel:` link. */
  readonly phoneHref: string;
  readonly email: string;
};

/** The claims of each surface. Neutral wording replaces a claim that may not be shown. */
export type ClaimLayout = {
  /** The header's top line, in order: regulation first, numbers after it. */
  readonly banner: readonly string[];
  /** The claim whose fact `logoLine` is shown beside the logo. */
  readonly logoLine: string;
  /** Four, in the home page's hero. */
  readonly trustBadges: readonly string[];
  /** Four, in the statistics band. */
  readonly statistics: readonly string[];
  /** Three, in the services page's hero. */
  readonly servicesHeroBadges: readonly string[];
  /** Three cards of the credentials band on the home page. */
  readonly credentialCards: readonly string[];
  /** The badge cards of the services page, each with a link to the register. */
  readonly credentialBadges: readonly string[];
  readonly testimonials: readonly string[];
  readonly team: readonly string[];
  readonly complianceFramework: readonly string[];
  /** The footer's regulatory strip. */
  readonly footerRegulators: readonly string[];
  /** The footer's company lines. */
  readonly footerRegistrations: readonly string[];
  /** The note under the closing call to action, and the buttons' notes. */
  readonly confidentiality: string;
  readonly openAlways: string;
  readonly responseTime: string;
  readonly noRecoveryNoFee: string;
  /** The scope of the registration, shown under the credentials. */
  readonly registrationScope: string;
};

/** The settings that distinguish one firm from another and are neither claims nor facts of the firm's record. */
export type Profile = {
  readonly id: ProfileId;
  readonly currency: Currency;
  /** The first column of a calendar in this country; German pages always begin on Monday. */
  readonly firstWeekday: Weekday;
  readonly tax: { readonly ratePercent: number; readonly isIncluded: boolean };
  readonly cancellation: {
    /**
     * A booking can be changed or cancelled online until this many minutes before its start, later by phone or email.
     */
    readonly onlineNoticeMinutes: number;
    /** The price of a cancellation in minor units, before and after that moment. */
    readonly feeMinor: number;
  };
  readonly horizonDays: number;
  /** The laws that the consent texts name. */
  readonly consentLaws: readonly ("pipeda" | "quebec-law-25" | "casl" | "uk-gdpr" | "pecr")[];
  /** In the order of the header's switch. */
  readonly languages: readonly Locale[];
  readonly layout: ClaimLayout;
};
