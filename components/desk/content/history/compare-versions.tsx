import { useLocale, useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Choice, History } from "@/lib/content/list/history";
import { localizedPath } from "@/lib/platform/i18n/paths";
import type { Locale } from "@/lib/platform/i18n/locales";

import { DifferenceView } from "./difference-view";

type Props = { readonly history: History; readonly language: Locale };

/** Chooses two versions, or a version and the draft, and shows what differs. */
export function CompareVersions({ history: { text, choices, comparison }, language }: Props) {
  const t = useTranslations("staffContent.history");
  const locale = useLocale() as Locale;
  if (!comparison) return <p className="mute">{t("nothingToCompare")}</p>;
  const nameOf = (choice: Choice) => (choice === "draft" ? t("draft") : t("number", { number: choice }));
  return (
    <>
      <form
        method="get"
        action={`${localizedPath(locale, `/dashboard/content/history/${text.id}`)}#compare`}
        className="compare-form"
      >
        <input type="hidden" name="locale" value={language} />
        {(["from", "to"] as const).map((name) => (
          <Field key={name} id={`compare-${name}`} label={t(name)}>
            <Select id={`compare-${name}`} name={name} defaultValue={String(comparison[name])}>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {nameOf(choice)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <Button type="submit" variant="secondary">
          {t("compare")}
        </Button>
      </form>
      <h3>{t("comparing", { from: nameOf(comparison.from), to: nameOf(comparison.to) })}</h3>
      <div lang={language}>
        <DifferenceView difference={comparison.difference} />
      </div>
    </>
  );
}
