import { getTranslations } from "next-intl/server";

import { DataTable } from "@/components/desk/list/data-table";
import { LanguageStates } from "@/components/desk/record/language-states";
import type { ListedLegalText } from "@/lib/content/legal/legal-page";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { formatCalendarDate, formatMoment } from "@/lib/platform/time/format";

import { CounselBadge } from "./counsel-badge";

type Props = {
  readonly texts: readonly ListedLegalText[];
  readonly reader: { readonly locale: Locale; readonly zone: string };
};

/** The legal texts: the version in force, whether counsel has read it, the languages, and what follows. */
export async function LegalTable({ texts, reader }: Props) {
  const { locale } = reader;
  const t = await getTranslations("staffContent.legal");
  return (
    <DataTable
      caption={t("list.caption")}
      isWide
      rows={texts}
      keyOf={({ id }) => id}
      columns={[
        {
          key: "text",
          title: t("list.text"),
          cell: ({ key }) => (
            <>
              <Link href={`/dashboard/settings/legal/${key}`}>{t(`names.${key}`)}</Link>
              <span className="sub">/{key}</span>
            </>
          ),
        },
        {
          key: "inForce",
          title: t("list.inForce"),
          isLabelled: true,
          cell: ({ inForce }) =>
            inForce ? (
              <>
                {t("list.version", { number: inForce.number })}
                <span className="sub">{t("list.since", { day: formatCalendarDate(inForce.day, locale) })}</span>
              </>
            ) : (
              t("list.none")
            ),
        },
        {
          key: "counsel",
          title: t("list.counsel"),
          cell: ({ counsel, inForce }) =>
            counsel && <CounselBadge counsel={counsel} passages={inForce?.passages ?? 0} />,
        },
        {
          key: "languages",
          title: t("list.languages"),
          cell: ({ inForce }) => (
            <LanguageStates
              languages={siteLocales()}
              missing={siteLocales().filter((each) => inForce?.titles[each] === undefined)}
            />
          ),
        },
        { key: "next", title: t("list.next"), isLabelled: true, cell: nextOf },
      ]}
    />
  );

  function nextOf({ scheduled, drafts }: ListedLegalText) {
    const [draft] = drafts.toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
    return (
      <>
        {scheduled && (
          <>
            <b>{t("list.version", { number: scheduled.number })}</b>
            <span className="sub">{t("list.from", { day: formatCalendarDate(scheduled.day, locale) })}</span>
          </>
        )}
        {draft && (
          <>
            <b>{t("list.draft")}</b>
            <span className="sub">
              {draft.savedBy === undefined
                ? t("list.fromProduct")
                : t("list.savedBy", { name: draft.savedBy, at: formatMoment(draft.savedAt.getTime(), reader) })}
            </span>
          </>
        )}
        {!scheduled && !draft && <span className="mute">{t("list.none")}</span>}
      </>
    );
  }
}
