import { getTranslations } from "next-intl/server";

import type { StaffField } from "@/components/desk/form/staff-form";
import type { Notice } from "@/lib/content/desk/notice-state";
import { longestNotice } from "@/lib/content/rules/notice";
import { maxLine } from "@/lib/content/schema";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { addDays } from "@/lib/platform/time/day";

/** The fields of a notice: its text in each language of the site, and the last day on which it is shown. */
export async function noticeFields(notice?: Notice): Promise<readonly StaffField[]> {
  const t = await getTranslations("staffContent.notice");
  const texts = notice?.languages.map(({ locale, body }) => [locale, body] as const) ?? [];
  return [
    {
      name: "text",
      kind: "languages",
      label: t("text"),
      hint: t("textHint", { words: longestNotice }),
      languages: siteLocales(),
      value: Object.fromEntries(texts),
      limit: maxLine,
      words: longestNotice,
      rows: 2,
      isOptional: "unmarked",
    },
    {
      name: "lastDay",
      kind: "date",
      label: t("lastDay"),
      hint: t("lastDayHint"),
      value: notice?.until && addDays(notice.until, -1),
      isOptional: "unmarked",
    },
  ];
}
