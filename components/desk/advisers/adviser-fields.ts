import { getTranslations } from "next-intl/server";

import type { StaffField } from "@/components/desk/form/staff-form";
import { spokenLanguages } from "@/lib/advisers/adviser";
import type { AdviserFacts, ServiceChoice } from "@/lib/advisers/adviser";
import { languageControl, serviceControl } from "@/lib/advisers/desk/adviser-form";
import type { Locale } from "@/lib/platform/i18n/locales";
import { zoneChoices } from "@/lib/platform/time/zone-list";

import { languageName } from "./language-names";

/** A new adviser before anything is typed. */
export const emptyFacts = (zone: string): AdviserFacts => ({
  name: "",
  email: "",
  zone,
  languages: [],
  serviceIds: [],
  videoUrl: null,
  dailyCap: 5,
});

type Context = { readonly services: readonly ServiceChoice[]; readonly locale: Locale };

/** The name of a service in the reader's language, or in English. */
export function serviceName({ name }: ServiceChoice, locale: Locale): string {
  return name[locale] || name.en;
}

/** The fields of an adviser's form. Retired services are listed only if the adviser still has them. */
export async function adviserFields(
  { name, email, zone, languages, serviceIds, videoUrl, dailyCap }: AdviserFacts,
  { services, locale }: Context,
): Promise<readonly StaffField[]> {
  const t = await getTranslations("adviserDesk.form");
  const listed = services.filter(({ id, isRetired }) => !isRetired || serviceIds.includes(id));
  return [
    { name: "name", label: t("name"), hint: t("nameHint"), value: name },
    { name: "email", label: t("email"), hint: t("emailHint"), kind: "email", value: email },
    {
      name: "languages",
      label: t("languages"),
      kind: "choices",
      value: languages.map(languageControl).join(","),
      options: [...new Set([...spokenLanguages, ...languages])].map((code) => ({
        value: languageControl(code),
        label: languageName(code, locale),
      })),
    },
    {
      name: "serviceIds",
      label: t("services"),
      kind: "choices",
      value: serviceIds.map(serviceControl).join(","),
      options: listed.map((service) => ({
        value: serviceControl(service.id),
        label: service.isRetired ? t("retired", { name: serviceName(service, locale) }) : serviceName(service, locale),
      })),
    },
    {
      name: "zone",
      label: t("zone"),
      hint: t("zoneHint"),
      kind: "choice",
      value: zone,
      options: zoneChoices(locale, zone),
    },
    { name: "dailyCap", label: t("dailyCap"), kind: "number", value: String(dailyCap) },
    {
      name: "videoUrl",
      label: t("videoUrl"),
      hint: t("videoUrlHint"),
      value: videoUrl ?? "",
      isOptional: true,
    },
  ];
}
