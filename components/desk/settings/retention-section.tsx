import { getTranslations } from "next-intl/server";

import type { StaffField } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { SummaryList } from "@/components/ui/summary-list";
import { profile } from "@/lib/firm/profile";
import {
  germanTaxYears,
  keptCount,
  periodControl,
  reasonControl,
  retentionBounds,
  setPeriodNames,
  setPeriods,
} from "@/lib/firm/retention";
import type { Firm } from "@/lib/firm/settings";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatPeriod, periodNames, periodOf } from "@/lib/rights/retention/periods";

import { SectionForm } from "./section-form";

type Props = {
  readonly firm: Firm;
  readonly locale: Locale;
  /** Undefined for staff who may only read. */
  readonly save: FormAction | undefined;
};

/** How long records are kept. The firm sets three periods within what the law allows; the others are fixed. */
export async function RetentionSection({ firm, locale, save }: Props) {
  const t = await getTranslations("settings.retention");
  const { retention, version } = firm;
  const { germanTax } = retention;
  const fields: readonly StaffField[] = [
    ...setPeriodNames.flatMap((name): StaffField[] => {
      const bounds = retentionBounds(name, { profile: profile().id, germanTax });
      return [
        {
          name: periodControl(name),
          label: t(`fields.${name}`),
          hint: t("bounds", {
            least: formatPeriod({ count: bounds.least, unit: setPeriods[name] }, locale),
            usual: formatPeriod({ count: bounds.usual, unit: setPeriods[name] }, locale),
            most: formatPeriod({ count: bounds.most, unit: setPeriods[name] }, locale),
          }),
          kind: "number",
          value: String(keptCount(name, retention, profile().id)),
        },
        {
          name: reasonControl(name),
          label: t("reason", { what: t(`names.${name}`) }),
          value: retention[name]?.reason ?? "",
          isOptional: true,
        },
      ];
    }),
    {
      name: "germanTax",
      label: t("germanTax"),
      hint: t("germanTaxHint"),
      kind: "choice",
      value: germanTax === null ? "none" : String(germanTax),
      options: [
        { value: "none", label: t("germanTaxNone") },
        ...germanTaxYears.map((years) => ({ value: String(years), label: t("germanTaxYears", { years }) })),
      ],
    },
  ];
  return (
    <Section title={t("title")} id="retention">
      <p>{t("text")}</p>
      <SummaryList
        rows={periodNames.map((name) => ({ term: t(`names.${name}`), value: formatPeriod(periodOf(name), locale) }))}
      />
      {save && (
        <SectionForm
          save={save}
          texts={{ open: t("change"), submit: t("save") }}
          version={version}
          locale={locale}
          fields={fields}
        />
      )}
    </Section>
  );
}
