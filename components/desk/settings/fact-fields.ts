import { getTranslations } from "next-intl/server";

import type { StaffField } from "@/components/desk/form/staff-form";
import { modeControl, postalControl, socialControl, weekdays } from "@/lib/firm/desk/form-names";
import { holidayRegions } from "@/lib/firm/desk/holiday-regions";
import { dayField, spansOf } from "@/lib/firm/desk/hours-form";
import { writeRates } from "@/lib/firm/exchange-rates";
import { standardLogo } from "@/lib/firm/logo/logo-path";
import { profile } from "@/lib/firm/profile";
import { meetingModes, socialNetworks } from "@/lib/firm/settings";
import { networkNames } from "@/lib/firm/social";
import type { FirmFacts } from "@/lib/firm/settings";
import { showRegion } from "@/lib/firm/settings-region";
import { countries } from "@/lib/platform/contact/countries";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { languageControl } from "@/lib/platform/parse/field-names";
import { weekdayNames } from "@/lib/platform/time/format";
import { zoneChoices } from "@/lib/platform/time/zone-list";

const addressLimit = 500;

/** The fields of the form with the firm's facts. */
export async function factFields(
  facts: FirmFacts,
  {
    locale,
    logos,
  }: { readonly locale: Locale; readonly logos: readonly { readonly path: string; readonly name: string }[] },
): Promise<readonly StaffField[]> {
  const tLogo = await getTranslations("settings.logo");
  const logoOptions = [
    { value: standardLogo, label: tLogo("standard") },
    ...logos.map(({ path, name }) => ({ value: path, label: name })),
  ];
  const t = await getTranslations("settings.facts");
  const tHints = await getTranslations("settings.hints");
  const tModes = await getTranslations("settings.modes");
  const line = (name: "tradingName" | "legalName" | "legalForm" | "representatives") => ({
    name,
    label: t(name),
    value: facts[name],
  });
  const optionalLine = (name: "businessNumber" | "taxNumber") => ({
    name,
    label: t(name),
    value: facts[name] ?? "",
    isOptional: true,
  });
  const languages = siteLocales();
  const texts = (name: "taxWording" | "city") =>
    ({ name, label: t(name), kind: "languages", value: facts[name], languages }) as const;
  const part = (name: "street" | "locality" | "region" | "postalCode") => ({
    name: postalControl(name),
    label: t(name),
    value: facts.postalAddress?.[name] ?? "",
    isOptional: "unmarked" as const,
  });
  const modes = meetingModes.map((mode) => ({ value: mode, label: tModes(mode) }));
  return [
    line("tradingName"),
    line("legalName"),
    line("legalForm"),
    line("representatives"),
    {
      name: "registeredOffice",
      label: t("registeredOffice"),
      hint: tHints("address"),
      kind: "languages",
      value: linesOf(facts.registeredOffice),
      languages,
      limit: addressLimit,
    },
    {
      name: "visitingAddress",
      label: t("visitingAddress"),
      hint: tHints("visiting"),
      kind: "languages",
      value: facts.visitingAddress ? linesOf(facts.visitingAddress) : {},
      languages,
      limit: addressLimit,
      isOptional: true,
    },
    part("street"),
    part("locality"),
    part("region"),
    part("postalCode"),
    {
      name: postalControl("country"),
      label: t("country"),
      kind: "choice",
      value: facts.postalAddress?.country ?? facts.holidays.country,
      options: countries(locale, facts.holidays.country),
    },
    {
      name: "registers",
      label: t("registers"),
      hint: tHints("registers"),
      kind: "lines",
      value: facts.registers.join("\n"),
      rows: 3,
      isOptional: true,
    },
    optionalLine("businessNumber"),
    optionalLine("taxNumber"),
    texts("taxWording"),
    ...(profile().id === "uk" ? [ratesField(facts, { label: t("exchangeRates"), hint: tHints("exchangeRates") })] : []),
    { name: "phone", label: t("phone"), kind: "phone", value: facts.phone },
    { name: "email", label: t("email"), kind: "email", value: facts.email },
    {
      name: "notificationEmail",
      label: t("notificationEmail"),
      hint: tHints("notification"),
      kind: "email",
      value: facts.notificationEmail,
    },
    ...weekdays.map((day) => ({
      name: dayField(day),
      label: weekdayNames(locale)[day - 1]?.long ?? "",
      kind: "spans" as const,
      value: spansOf(facts.openingHours, day),
      isOptional: "unmarked" as const,
    })),
    { name: "zone", label: t("zone"), kind: "choice", value: facts.zone, options: zoneChoices(locale, facts.zone) },
    {
      name: "holidays",
      label: t("holidays"),
      kind: "choice",
      value: showRegion(facts),
      options: holidayRegions(facts, locale),
    },
    texts("city"),
    {
      name: "modes",
      label: t("meetingModes"),
      kind: "choices",
      value: facts.meetingModes.map(modeControl).join(","),
      options: meetingModes.map((mode) => ({ value: modeControl(mode), label: tModes(mode) })),
    },
    { name: "firstMode", label: t("firstMode"), kind: "choice", value: facts.meetingModes[0] ?? "", options: modes },
    {
      name: "referencePrefix",
      label: t("referencePrefix"),
      hint: tHints("prefix"),
      value: facts.referencePrefix,
    },
    ...socialNetworks.map((network) => ({
      name: socialControl(network),
      label: networkNames[network],
      value: facts.social[network] ?? "",
      isOptional: "unmarked" as const,
    })),
    { name: "logo", label: t("logo"), kind: "choice", value: facts.logo, options: logoOptions },
  ];
}

function ratesField({ exchangeRates }: FirmFacts, texts: { readonly label: string; readonly hint: string }) {
  const value = exchangeRates.length === 0 ? "" : writeRates(exchangeRates).replaceAll("; ", "\n");
  return { name: "exchangeRates", kind: "lines" as const, value, rows: 3, isOptional: true, ...texts };
}

const linesOf = (address: NonNullable<FirmFacts["visitingAddress"]>) =>
  Object.fromEntries(locales.map((locale) => [locale, address[locale].join("\n")])) as Readonly<Record<Locale, string>>;

/** The texts in languages that the site does not have. The form sends them unchanged. */
export function otherTexts(facts: FirmFacts): Readonly<Record<string, string>> {
  const texts = {
    taxWording: facts.taxWording,
    city: facts.city,
    registeredOffice: linesOf(facts.registeredOffice),
    visitingAddress: facts.visitingAddress ? linesOf(facts.visitingAddress) : undefined,
  };
  return Object.fromEntries(
    locales
      .filter((locale) => !siteLocales().includes(locale))
      .flatMap((locale) =>
        Object.entries(texts).map(([name, text]) => [languageControl(name, locale), text?.[locale] ?? ""]),
      ),
  );
}
