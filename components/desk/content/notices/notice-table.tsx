import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { DataTable } from "@/components/desk/list/data-table";
import { LanguageStates } from "@/components/desk/record/language-states";
import { undeleteText } from "@/lib/content/actions/list";
import type { Notice } from "@/lib/content/desk/notice-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { addDays } from "@/lib/platform/time/day";
import { formatCalendarDate, formatMoment } from "@/lib/platform/time/format";
import { plainText } from "@/lib/site/linked-text";

import { NoticeStateBadge } from "./notice-state";

type Props = {
  readonly notices: readonly Notice[];
  readonly reader: { readonly locale: Locale; readonly zone: string };
  /** Whether the notices are deleted and can be restored. */
  readonly isDeleted: boolean;
};

/** The notices, each with its state, its time, its languages and its last change. */
export async function NoticeTable({ notices, reader, isDeleted }: Props) {
  const t = await getTranslations("staffContent.notice");
  const { locale } = reader;
  const restore = {
    key: "restore",
    title: t("restore"),
    place: "side" as const,
    cell: ({ id, version, title }: Notice) => (
      <StaffForm
        action={undeleteText}
        submit={t("restore")}
        name={t("restoreOf", { title: plainText(title) })}
        values={{ id, version: String(version), to: "stay" }}
      />
    ),
  };
  return (
    <DataTable
      caption={t("caption")}
      isWide
      rows={notices}
      keyOf={({ id }) => id}
      columns={[
        {
          key: "notice",
          title: t("notice"),
          cell: ({ key, title }) =>
            isDeleted ? plainText(title) : <Link href={`/dashboard/content/notices/${key}`}>{plainText(title)}</Link>,
        },
        { key: "state", title: t("state"), cell: (notice) => <NoticeStateBadge notice={notice} /> },
        {
          key: "time",
          title: t("time"),
          isLabelled: true,
          cell: ({ from, until }) => (
            <>
              {from === undefined ? t("notPublished") : t("from", { moment: formatMoment(from, reader) })}
              <span className="sub">
                {until ? t("untilDay", { day: formatCalendarDate(addDays(until, -1), locale) }) : t("noLastDay")}
              </span>
            </>
          ),
        },
        {
          key: "languages",
          title: t("languages"),
          isLabelled: true,
          cell: ({ languages }) => (
            <LanguageStates
              languages={languages.map((each) => each.locale)}
              missing={languages.filter(({ body }) => body === "").map((each) => each.locale)}
            />
          ),
        },
        {
          key: "changed",
          title: t("changed"),
          place: "hide",
          cell: ({ changed }) =>
            changed && (
              <>
                {changed.by}
                <span className="sub">{formatMoment(changed.at, reader)}</span>
              </>
            ),
        },
        ...(isDeleted ? [restore] : []),
      ]}
    />
  );
}
