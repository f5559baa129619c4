import { useTranslations } from "next-intl";

import { ExternalLink } from "@/components/desk/record/external-link";
import { StaffForm } from "@/components/desk/form/staff-form";
import type { Reading } from "@/lib/content/legal/reading";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoment } from "@/lib/platform/time/format";

import type { CounselActions } from "./counsel-actions";

type Props = {
  readonly reading: Reading;
  readonly target: Readonly<Record<"key" | "language", string>>;
  readonly reader: { readonly locale: Locale; readonly zone: string; readonly staffId: string };
  readonly actions: CounselActions | undefined;
};

/** A proposal or a mark: who recorded it, the proof, and what the reader can do with it. */
export function OpenReading({ reading: { confirmation }, target: { key, language }, reader, actions }: Props) {
  const t = useTranslations("staffContent.legal.counsel");
  const { id, state, note, evidenceUrl, evidenceFileId, proposedBy, proposedAt } = confirmation;
  const isOwn = proposedBy.id === reader.staffId;
  const values = { id, key, language };
  return (
    <>
      {state === "proposed" && (
        <p>{t("waits", { name: proposedBy.name, at: formatMoment(proposedAt.getTime(), reader) })}</p>
      )}
      {note && <p>{t("noteShown", { note })}</p>}
      {evidenceUrl && (
        <p>
          <ExternalLink href={evidenceUrl}>{t("openLink")}</ExternalLink>
        </p>
      )}
      {evidenceFileId && actions && (
        <p>
          <a href={`/api/staff/proof?${new URLSearchParams({ proposal: id })}`} download>
            {t("openFile")}
          </a>
        </p>
      )}
      {state === "proposed" && isOwn && <p className="mute">{t("own")}</p>}
      {actions && (state === "confirmed" ? revokeForm(actions) : isOwn ? withdrawForm(actions) : secondForms(actions))}
    </>
  );

  function withdrawForm({ withdraw }: CounselActions) {
    return <StaffForm action={withdraw} values={values} submit={t("withdraw")} />;
  }

  function revokeForm({ revoke }: CounselActions) {
    return (
      <StaffForm
        action={revoke}
        values={values}
        submit={t("revoke")}
        opener={t("revoke")}
        lead={t("revokeLead")}
        isCheckedByServer
        edition={id}
        fields={[{ name: "reason", label: t("reason"), kind: "multiline", limit: 300 }]}
      />
    );
  }

  function secondForms({ confirm, sendBack }: CounselActions) {
    return (
      <>
        <StaffForm
          action={confirm}
          values={values}
          submit={t("confirm")}
          isCheckedByServer
          edition={id}
          fields={[{ name: "compared", label: t("compared"), kind: "check" }]}
        />
        <StaffForm
          action={sendBack}
          values={values}
          submit={t("sendBack")}
          opener={t("sendBack")}
          isCheckedByServer
          edition={id}
          fields={[{ name: "reason", label: t("reason"), kind: "multiline", limit: 300 }]}
        />
      </>
    );
  }
}
