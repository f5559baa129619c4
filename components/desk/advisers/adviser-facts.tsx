import { getTranslations } from "next-intl/server";

import { Section } from "@/components/desk/record/section";
import { SummaryList } from "@/components/ui/summary-list";
import type { AdviserFacts, ServiceChoice } from "@/lib/advisers/adviser";
import type { Locale } from "@/lib/platform/i18n/locales";
import { zoneCity } from "@/lib/platform/time/format";

import { serviceName } from "./adviser-fields";
import { languageNames } from "./language-names";

type Props = {
  readonly facts: AdviserFacts;
  readonly services: readonly ServiceChoice[];
  readonly locale: Locale;
};

/** What the form edits, for staff who may only read it. */
export async function AdviserFactsList({ facts, services, locale }: Props) {
  const t = await getTranslations("adviserDesk.form");
  const names = services.filter(({ id }) => facts.serviceIds.includes(id)).map((each) => serviceName(each, locale));
  const rows = [
    { term: t("email"), value: facts.email },
    { term: t("languages"), value: languageNames(facts.languages, locale) },
    { term: t("services"), value: names.join(", ") || t("none") },
    { term: t("zone"), value: zoneCity(facts.zone, locale) },
    { term: t("dailyCap"), value: facts.dailyCap },
    { term: t("videoUrl"), value: facts.videoUrl ?? t("none") },
  ];
  return (
    <Section title={t("work")} id="work">
      <SummaryList isWide rows={rows} />
    </Section>
  );
}
