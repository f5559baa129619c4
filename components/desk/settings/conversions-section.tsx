import { getTranslations } from "next-intl/server";

import type { StaffField } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { SummaryList } from "@/components/ui/summary-list";
import { conversionActions } from "@/lib/firm/ad-conversions";
import { conversionControl, noConversions } from "@/lib/firm/desk/ad-conversions-form";
import type { Firm } from "@/lib/firm/settings";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { editableAmount } from "@/lib/platform/money/amount";
import { currencies, formatMoney } from "@/lib/platform/money/money";

import { SectionForm } from "./section-form";

type Props = {
  readonly firm: Pick<Firm, "adConversions" | "version">;
  readonly locale: Locale;
  /** Undefined for staff who may only read. */
  readonly save: FormAction | undefined;
};

/** How conversions are reported to Google Ads: their names, and one value for all leads. */
export async function ConversionsSection({ firm: { adConversions: terms, version }, locale, save }: Props) {
  const t = await getTranslations("settings.adConversions");
  const tActions = await getTranslations("adsLeads.conversions.actions");
  const fields: readonly StaffField[] = [
    {
      name: "currency",
      label: t("currency"),
      kind: "choice",
      value: terms?.currency ?? noConversions,
      options: [
        { value: noConversions, label: t("report") },
        ...currencies.map((currency) => ({ value: currency, label: currency })),
      ],
    },
    ...conversionActions.flatMap((action): StaffField[] => [
      {
        name: conversionControl("name", action),
        label: t("name", { action: tActions(action) }),
        hint: t("nameHint"),
        value: terms?.[action].name ?? "",
      },
      {
        name: conversionControl("value", action),
        label: t("value", { action: tActions(action) }),
        kind: "money",
        value: terms ? editableAmount((terms[action].minor / 100).toFixed(2), locale) : "",
      },
      {
        name: conversionControl("id", action),
        label: t("id", { action: tActions(action) }),
        hint: t("idHint"),
        value: terms?.[action].id ?? "",
        isOptional: true,
      },
    ]),
  ];
  return (
    <Section title={t("title")} id="conversions">
      <p>{t("text")}</p>
      {terms === null ? (
        <p className="mute">{t("none")}</p>
      ) : (
        <SummaryList
          rows={conversionActions.map((action) => {
            const { name, minor, id } = terms[action];
            const value = formatMoney(minor, terms.currency, locale);
            return {
              term: tActions(action),
              value: id ? t("summaryId", { name, value, id }) : t("summary", { name, value }),
            };
          })}
        />
      )}
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
