import { getTranslations } from "next-intl/server";

import type { StaffField } from "@/components/desk/form/staff-form";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { editableAmount } from "@/lib/platform/money/amount";
import { currencies } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";
import type { Day } from "@/lib/platform/time/day";
import { grids, maxDescription } from "@/lib/services/desk/facts-schema";
import { adviserControl, priceControl } from "@/lib/services/desk/service-form";
import { serviceCategories, serviceIcons } from "@/lib/services/desk/service-facts";
import type { ServiceFacts } from "@/lib/services/desk/service-facts";
import type { CurrentPrices } from "@/lib/services/price-periods";

export type EditedService = {
  readonly facts: ServiceFacts;
  readonly prices: CurrentPrices;
  readonly today: Day;
  readonly sold: readonly Currency[];
  readonly advisers: readonly { readonly id: string; readonly name: string; readonly isActive: boolean }[];
};

/** A new service before anything is typed. */
export const emptyFacts: ServiceFacts = {
  name: { en: "", de: "", "fr-CA": "" },
  description: { en: "", de: "", "fr-CA": "" },
  category: "recovery",
  icon: "search",
  minutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 15,
  slotGridMinutes: 30,
  minNoticeMinutes: 120,
  horizonDays: 365,
  isActive: true,
  availableForNewClients: true,
  aliases: [],
  adviserIds: [],
};

/** The names of the price fields of a currency. */
export const priceNames = (currency: Currency) => [
  priceControl(currency, "initial"),
  priceControl(currency, "followUp"),
];

/** The fields of a service's form. Prices have two fields for each currency. */
export async function serviceFields(
  { facts, prices, today, sold, advisers }: EditedService,
  { locale, city }: { readonly locale: Locale; readonly city: string },
): Promise<readonly StaffField[]> {
  const t = await getTranslations("serviceDesk.form");
  const number = (name: keyof ServiceFacts & string, label: string) =>
    ({ name, label, kind: "number", value: String(facts[name]) }) as const;
  const check = (name: "isActive" | "availableForNewClients", label: string) =>
    ({ name, label, kind: "check", value: facts[name] ? "true" : "" }) as const;
  const amount = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? "" : editableAmount((minor / 100).toFixed(2).replace(/\.00$/, ""), locale);
  const languages = siteLocales();
  return [
    ...currencies.flatMap((currency) => {
      const price = prices[currency];
      const initial = { name: priceControl(currency, "initial"), label: t("initial", { currency }) };
      const followUp = { name: priceControl(currency, "followUp"), label: t("followUp", { currency }) };
      return [
        {
          ...initial,
          kind: "money" as const,
          value: amount(price?.initialMinor),
          ...(sold.includes(currency) ? {} : { isOptional: "unmarked" as const }),
        },
        { ...followUp, kind: "money" as const, value: amount(price?.followUpMinor), isOptional: "unmarked" as const },
      ];
    }),
    { name: "from", label: t("from"), hint: t("fromHint", { city }), kind: "date", value: today },
    { name: "name", label: t("name"), kind: "languages", value: facts.name, languages, isOptional: "unmarked" },
    {
      name: "description",
      label: t("description"),
      kind: "languages",
      value: facts.description,
      languages,
      limit: maxDescription,
      isOptional: "unmarked",
    },
    number("minutes", t("minutes")),
    number("bufferBeforeMinutes", t("bufferBefore")),
    number("bufferAfterMinutes", t("bufferAfter")),
    {
      name: "slotGridMinutes",
      label: t("grid"),
      kind: "choice",
      value: String(facts.slotGridMinutes),
      options: grids.map((minutes) => ({ value: String(minutes), label: t("gridOption", { minutes }) })),
    },
    number("minNoticeMinutes", t("notice")),
    number("horizonDays", t("horizon")),
    check("isActive", t("isActive")),
    check("availableForNewClients", t("newClients")),
    {
      name: "category",
      label: t("kind"),
      kind: "choice",
      value: facts.category,
      options: serviceCategories.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    {
      name: "icon",
      label: t("icon"),
      kind: "choice",
      value: facts.icon,
      options: serviceIcons.map((value) => ({ value, label: t(`icons.${value}`) })),
    },
    {
      name: "adviserIds",
      label: t("advisersLabel"),
      kind: "choices",
      value: facts.adviserIds.map(adviserControl).join(","),
      options: advisers.map(({ id, name, isActive }) => ({
        value: adviserControl(id),
        label: isActive ? name : t("left", { name }),
      })),
    },
    {
      name: "aliases",
      label: t("aliases"),
      hint: t("aliasesHint"),
      kind: "lines",
      value: facts.aliases.join("\n"),
      rows: 3,
      isOptional: "unmarked",
    },
  ];
}

/** The texts in languages that the site does not have. The form sends them unchanged. */
export function otherTexts({ name, description }: ServiceFacts): Readonly<Record<string, string>> {
  const others = locales.filter((locale) => !siteLocales().includes(locale));
  return Object.fromEntries(
    others.flatMap((locale) => [
      [`name.${locale}`, name[locale]],
      [`description.${locale}`, description[locale]],
    ]),
  );
}
