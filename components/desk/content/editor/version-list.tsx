import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import type { EditedText } from "@/lib/content/editor/edited-text";
import { Link } from "@/lib/platform/i18n/navigation";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoment } from "@/lib/platform/time/format";

type Version = {
  readonly number: number;
  readonly publishAt: Date;
  readonly withdrawnAt: Date | null;
  readonly publishedBy: { readonly name: string } | null;
};

type Props = {
  readonly target: Readonly<Record<"id" | "key" | "language", string>>;
  readonly text: EditedText;
  readonly versions: readonly Version[];
  readonly mayChange: boolean;
  readonly reader: { readonly locale: Locale; readonly zone: string };
  readonly now: number;
  readonly actions: Readonly<Record<"discard" | "callOff", FormAction>>;
};

/** The draft and the last versions of the text in one language. A scheduled version can be called off. */
export async function VersionList({ target, text, versions, mayChange, reader, now, actions }: Props) {
  const t = await getTranslations("staffContent.editor.versions");
  const current = versions.find(({ withdrawnAt, publishAt }) => withdrawnAt === null && publishAt.getTime() <= now);
  const stateOf = ({ number, publishAt, withdrawnAt }: Version) => {
    if (withdrawnAt) return t("withdrawn", { number });
    if (publishAt.getTime() > now) return t("scheduled", { number });
    return number === current?.number ? t("public", { number }) : t("version", { number });
  };
  const history = `/dashboard/content/history/${target.id}?locale=${target.language}`;
  return (
    <Section title={t("title")} id="versions" isRuled action={<Link href={history}>{t("all")}</Link>}>
      {versions.length === 0 && text.version === 0 && <p className="mute">{t("none")}</p>}
      <ol className="history">
        {text.version > 0 && (
          <li className="is-new">
            <span>
              <b>{t("draft", { number: text.version })}</b>
              {text.savedBy !== undefined && `, ${text.savedBy}`}
            </span>
            <span className="sub">{text.savedAt !== undefined && formatMoment(text.savedAt, reader)}</span>
            {mayChange && (
              <span className="sub">
                <StaffForm
                  action={actions.discard}
                  opener={t("discard")}
                  submit={t("discard")}
                  lead={t("discardText")}
                  values={{ ...target, version: String(text.version) }}
                />
              </span>
            )}
          </li>
        )}
        {versions.map((version) => (
          <li key={version.number}>
            <span>
              <b>{stateOf(version)}</b>
              {`, ${version.publishedBy?.name ?? t("product")}`}
            </span>
            <span className="sub">{formatMoment(version.publishAt.getTime(), reader)}</span>
            {mayChange && version.withdrawnAt === null && version.publishAt.getTime() > now && (
              <span className="sub">
                <StaffForm
                  action={actions.callOff}
                  submit={t("callOff")}
                  values={{ ...target, number: String(version.number) }}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
