import { getTranslations } from "next-intl/server";

import { PlainImage } from "@/components/ui/plain-image";
import { SummaryList } from "@/components/ui/summary-list";
import { socialNetworks } from "@/lib/firm/settings";
import type { FirmFacts } from "@/lib/firm/settings";
import { writeRates } from "@/lib/firm/exchange-rates";
import { logoIdOf } from "@/lib/firm/logo/logo-path";
import { profile } from "@/lib/firm/profile";
import { showRegion } from "@/lib/firm/settings-region";
import { networkNames } from "@/lib/firm/social";
import { holidayRegions } from "@/lib/firm/desk/holiday-regions";
import type { Locale } from "@/lib/platform/i18n/locales";
import { zoneCity } from "@/lib/platform/time/format";
import { hoursLines } from "@/lib/site/office-hours";

import type { FactSection } from "./sections";

type Props = { readonly facts: FirmFacts; readonly locale: Locale; readonly section: FactSection };

/** The stored facts of one section. */
export async function FactSummary({ facts, locale, section }: Props) {
  const t = await getTranslations("settings");
  const row = (name: keyof FirmFacts, value: string | null) => ({
    term: t(`facts.${name}`),
    value: value || t("none"),
  });
  return <SummaryList rows={rowsOf()} />;

  function rowsOf() {
    switch (section) {
      case "names":
        return [
          row("tradingName", facts.tradingName),
          row("legalName", facts.legalName),
          row("legalForm", facts.legalForm),
          row("representatives", facts.representatives),
        ];
      case "addresses":
        return [
          row("registeredOffice", facts.registeredOffice[locale].join(", ")),
          row("visitingAddress", facts.visitingAddress?.[locale].join(", ") ?? null),
          row("postalAddress", partsOf(facts.postalAddress)),
        ];
      case "registers":
        return [
          row("registers", facts.registers.join(", ")),
          row("businessNumber", facts.businessNumber),
          row("taxNumber", facts.taxNumber),
          row("taxWording", facts.taxWording[locale]),
          ...(profile().id === "uk" && facts.exchangeRates.length > 0
            ? [row("exchangeRates", writeRates(facts.exchangeRates))]
            : []),
        ];
      case "contact":
        return [
          row("phone", facts.phone),
          row("email", facts.email),
          row("notificationEmail", facts.notificationEmail),
        ];
      case "hours":
        return [
          row("openingHours", hoursText()),
          row("zone", `${zoneCity(facts.zone, locale)} (${facts.zone})`),
          row("holidays", regionText()),
          row("city", facts.city[locale]),
        ];
      case "meeting":
        return [row("meetingModes", facts.meetingModes.map((mode) => t(`modes.${mode}`)).join(", "))];
      case "bookings":
        return [row("referencePrefix", t("prefixSample", { prefix: facts.referencePrefix }))];
      case "logo":
        return [{ term: t("facts.logo"), value: <LogoPicture path={facts.logo} standard={t("logo.standard")} /> }];
      case "social":
        return socialNetworks.map((network) => ({
          term: networkNames[network],
          value: facts.social[network] ?? t("none"),
        }));
      default:
        return section satisfies never;
    }
  }

  function hoursText(): string {
    return hoursLines(facts.openingHours, { locale, zone: facts.zone })
      .map(({ first, last, opens, closes }) => `${first === last ? first : `${first} – ${last}`} ${opens} – ${closes}`)
      .join("; ");
  }

  function regionText(): string {
    const code = showRegion(facts);
    return holidayRegions(facts, locale).find(({ value }) => value === code)?.label ?? code;
  }
}

function LogoPicture({ path, standard }: { readonly path: string; readonly standard: string }) {
  if (logoIdOf(path) === undefined) return standard;
  return <PlainImage className="logo-sample" src={path} alt="" />;
}

function partsOf(parts: FirmFacts["postalAddress"]): string | null {
  if (parts === null) return null;
  return [parts.street, parts.locality, parts.region, parts.postalCode, parts.country].filter(Boolean).join(", ");
}
