import { useLocale, useTranslations } from "next-intl";
import { Children, isValidElement } from "react";
import type { ReactNode } from "react";

import { Badge } from "@/components/ui/badge";
import { withdrawalText } from "@/lib/booking/change/withdrawal-texts/text";
import { meetingWays, statedWays } from "@/lib/firm/meeting";
import { profile } from "@/lib/firm/profile";
import type { ProfileId } from "@/lib/firm/profile";
import type { Firm } from "@/lib/firm/settings";
import { purposeOfPrice, waysToPay } from "@/lib/money/account/ways-to-pay";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatPeriod, periodOf } from "@/lib/rights/retention/periods";
import type { PeriodName } from "@/lib/rights/retention/periods";

import { WithdrawalInstructions } from "./withdrawal-instructions";

/**
 * Components for legal texts and articles. They insert the current facts, such as the firm's name from its record, so
 * the texts stay correct when a fact changes.
 */
export function firmFacts(firm: Firm, locale: Locale) {
  const { legalName, email, phone, phoneHref, registeredOffice } = firm;
  return {
    Counsel: () => <Counsel textLocale={locale} />,
    OnlineHours,
    Law,
    Laws,
    Kept: ({ of }: { readonly of: PeriodName }) => formatPeriod(periodOf(of), locale),
    FirmName: () => <span translate="no">{legalName}</span>,
    FirmAddress: () => <span translate="no">{registeredOffice[locale].join(", ")}</span>,
    WithdrawalInstructions: ({ law }: { readonly law: "eu" | "uk" }) => (
      // The law of the United Kingdom prescribes its instructions in English.
      <WithdrawalInstructions text={withdrawalText(law, firm, locale)} lang={law === "uk" ? "en" : locale} />
    ),
    MeetingText: () => statedWays(firm, locale) ?? meetingWays(["phone"], locale),
    PaymentText: () => `${[waysToPay(locale, firm), purposeOfPrice(locale)].filter(Boolean).join(" ")} `,
    FirmMail: () => (
      <a href={`mailto:${email}`} translate="no">
        {email}
      </a>
    ),
    FirmPhone: () => (
      <a href={phoneHref} className="nowrap" translate="no">
        {phone}
      </a>
    ),
  };
}

/** The minimum notice for changing a booking online, in hours. */
function OnlineHours() {
  return profile().cancellation.onlineNoticeMinutes / 60;
}

type LawProps = { readonly of: ProfileId; readonly children: ReactNode };

/** A part of a legal text about the law of one profile's country. */
function Law({ children }: LawProps) {
  return children;
}

/** Shows parts of the type `Law`, with the law of the firm's own country first. */
function Laws({ children }: { readonly children: ReactNode }) {
  const { id } = profile();
  const parts = Children.toArray(children).filter((child) => isValidElement<LawProps>(child));
  return parts.toSorted((one, other) => Number(other.props.of === id) - Number(one.props.of === id));
}

/**
 * Marks a section of a legal text that a lawyer has not yet checked. The note is in the language of the page, which can
 * differ from that of the text in the staff area.
 */
function Counsel({ textLocale }: { readonly textLocale: Locale }) {
  const t = useTranslations("pages.legal");
  const locale = useLocale();
  return (
    <p className="counsel" lang={locale === textLocale ? undefined : locale}>
      <Badge tone="plain">{t("counsel")}</Badge>
    </p>
  );
}
