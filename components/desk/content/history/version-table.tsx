import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { DataTable } from "@/components/desk/list/data-table";
import { Badge } from "@/components/ui/badge";
import type { BadgeProps } from "@/components/ui/badge";
import { restoreVersion, withdrawVersion } from "@/lib/content/actions/history";
import type { History, HistoryVersion } from "@/lib/content/list/history";
import type { VersionState } from "@/lib/content/list/version-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatMoment } from "@/lib/platform/time/format";

const looks: Readonly<Record<VersionState, Pick<BadgeProps, "tone" | "icon">>> = {
  public: { tone: "ok", icon: "check" },
  scheduled: { tone: "info", icon: "clock" },
  replaced: { tone: "plain", icon: "minus" },
  calledOff: { tone: "plain", icon: "x" },
  takenDown: { tone: "plain", icon: "x" },
};

type Props = {
  readonly history: History;
  /** The language of the versions. */
  readonly language: Locale;
  readonly zone: string;
};

/** The versions of a text in one language, the newest first, with what can be done with each. */
export function VersionTable({ history, language, zone }: Props) {
  const { text, versions, draft, deletion } = history;
  const mayRestore = history.mayChange && deletion === undefined;
  const t = useTranslations("staffContent.history");
  const reader = { locale: useLocale(), zone };
  return (
    <DataTable
      caption={t("caption")}
      rows={versions}
      keyOf={({ number }) => String(number)}
      isChosen={({ state }) => state === "public"}
      columns={[
        {
          key: "version",
          title: t("version"),
          cell: ({ number, state }) => (
            <>
              <b>{t("number", { number })}</b> <Badge {...looks[state]}>{t(`states.${state}`)}</Badge>
            </>
          ),
        },
        {
          key: "public",
          title: t("public"),
          isLabelled: true,
          cell: ({ publishAt, withdrawnAt, state }) => (
            <>
              {formatMoment(publishAt, reader)}
              {withdrawnAt !== undefined && (
                <span className="sub">
                  {t(state === "calledOff" ? "calledOffAt" : "takenDownAt", {
                    time: formatMoment(withdrawnAt, reader),
                  })}
                </span>
              )}
            </>
          ),
        },
        {
          key: "by",
          title: t("by"),
          isLabelled: true,
          cell: ({ by, createdAt, publishAt }) => (
            <>
              {by ?? t("product")}
              {by && createdAt < publishAt && (
                <span className="sub">{t("publishedAt", { time: formatMoment(createdAt, reader) })}</span>
              )}
            </>
          ),
        },
        {
          key: "acts",
          title: t("acts"),
          cell: (version) => (
            <span className="version-acts">
              {version.before !== undefined && (
                <Link
                  href={`/dashboard/content/history/${text.id}?locale=${language}&from=${version.before}&to=${version.number}#compare`}
                >
                  {t("changes")}
                  <span className="vh"> {t("number", { number: version.number })}</span>
                </Link>
              )}
              {mayRestore && (
                <StaffForm
                  action={restoreVersion}
                  values={{
                    id: text.id,
                    locale: language,
                    number: String(version.number),
                    draftVersion: String(draft?.version ?? 0),
                  }}
                  submit={t("restore")}
                  name={t("restoreOne", { number: version.number })}
                  {...(draft && {
                    opener: t("restore"),
                    lead: t("restoreOver", {
                      who: draft.by ?? t("product"),
                      time: formatMoment(draft.savedAt, reader),
                    }),
                    variant: "danger" as const,
                  })}
                />
              )}
              {version.mayWithdraw && <Withdraw version={version} text={text} language={language} />}
            </span>
          ),
        },
      ]}
    />
  );
}

type WithdrawProps = Pick<History, "text"> & { readonly version: HistoryVersion; readonly language: Locale };

/** Calls off a scheduled version, or takes down the public one, after saying what visitors get instead. */
function Withdraw({ version: { number, state, next }, text: { id, kind }, language }: WithdrawProps) {
  const t = useTranslations("staffContent.history");
  const isScheduled = state === "scheduled";
  const lead = isScheduled
    ? t(kind === "legal" ? "callOffLegal" : "callOffText")
    : next === undefined
      ? t(`takeDownAlone.${kind === "legal" ? "article" : kind}`)
      : t("takeDownText", { number: next });
  return (
    <StaffForm
      action={withdrawVersion}
      values={{ id, locale: language, number: String(number) }}
      opener={t(isScheduled ? "callOff" : "takeDown")}
      name={t(isScheduled ? "callOffOne" : "takeDownOne", { number })}
      submit={t(isScheduled ? "callOff" : "takeDown")}
      lead={lead}
      variant="danger"
    />
  );
}
