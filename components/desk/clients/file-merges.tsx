import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import type { ClientFile } from "@/lib/clients/file";
import { undoDays } from "@/lib/clients/merge-fields";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatDay } from "@/lib/platform/time/format";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

type Props = {
  readonly file: ClientFile;
  readonly undo: FormAction;
  readonly zone: string;
  readonly now: Instant;
};

type DuplicatesProps = Pick<Props, "file" | "zone"> & {
  readonly act: { readonly mark: FormAction; readonly takeBack: FormAction };
};

/**
 * Lists files that may be duplicates of the open file, and files that staff have marked as files of a different person.
 * Renders nothing for staff who may not merge files.
 */
export function FileDuplicates({ file: { client, duplicates, distinct, mayMerge }, act, zone }: DuplicatesProps) {
  const t = useTranslations("clients.duplicates");
  const reader = { locale: useLocale(), zone };
  if (!mayMerge) return null;
  return (
    <Section id="duplicates" title={t("ofFile")}>
      {duplicates.length === 0 ? (
        <p className="mute">{t("none")}</p>
      ) : (
        <ul className="stack-13">
          {duplicates.map(({ id, name, matchedBy }) => (
            <li key={id}>
              <Link className="name" href={`/dashboard/clients/${client.id}/merge?with=${id}`}>
                {name}
              </Link>{" "}
              <Badge tone="warn">{t(`signs.${matchedBy}`)}</Badge>
              <span className="sub">{t("compareHint")}</span>
              <StaffForm
                action={act.mark}
                values={{ id: client.id, otherId: id }}
                submit={t("different")}
                name={t("differentOf", { name })}
                variant="link"
              />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link href={`/dashboard/clients/${client.id}/merge`}>{t("other")}</Link>
      </p>
      {distinct.length > 0 && (
        <>
          <h3>{t("differentTitle")}</h3>
          <ul className="stack-13">
            {distinct.map(({ id, name, by, decidedAt }) => (
              <li key={id}>
                <span>{t("decided", { name, by, day: formatDay(decidedAt.getTime(), reader) })}</span>
                <StaffForm
                  action={act.takeBack}
                  values={{ id: client.id, otherId: id }}
                  submit={t("takeBack")}
                  name={t("takeBackOf", { name })}
                  variant="link"
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** The files that were merged into this file. For 30 days, staff who may merge files can undo the merge here. */
export function FileMerges({ file: { client, merges, mayMerge }, undo, zone, now }: Props) {
  const t = useTranslations("clients.merges");
  const reader = { locale: useLocale(), zone };
  if (merges.length === 0) return null;
  return (
    <Section id="merges" title={t("title")}>
      <ul className="stack-13">
        {merges.map(({ id, name, by, mergedAt }) => {
          const until = mergedAt.getTime() + undoDays * msPerDay;
          return (
            <li key={id} className="stack-13">
              <span>
                {t("merged", { name, by, day: formatDay(mergedAt.getTime(), reader) })}
                <span className="sub">
                  {until > now ? t("until", { day: formatDay(until, reader) }) : t("over", { days: undoDays })}
                </span>
              </span>
              {mayMerge && until > now && (
                <StaffForm
                  action={undo}
                  values={{ id: client.id, mergeId: id }}
                  submit={t("undo")}
                  name={t("undoOf", { name })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
