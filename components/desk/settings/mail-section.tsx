import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Alert } from "@/components/ui/alert";
import { SummaryList } from "@/components/ui/summary-list";
import type { MailSettings } from "@/lib/firm/desk/environment";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoment } from "@/lib/platform/time/format";

type Props = {
  readonly mail: MailSettings;
  readonly reader: { readonly locale: Locale; readonly zone: string };
  /** Undefined for staff who may not send a test. */
  readonly test: FormAction | undefined;
};

/** How the site sends emails, which the server's environment sets, and the test email. */
export async function MailSection({ mail, reader, test }: Props) {
  const t = await getTranslations("settings.mail");
  const { last } = mail;
  const at = last && formatMoment((last.finishedAt ?? last.requestedAt).getTime(), reader);
  return (
    <Section title={t("title")} id="mail">
      <SummaryList
        rows={[
          { term: t("sender"), value: mail.sender },
          { term: t("server"), value: mail.server ?? t("noServer") },
          { term: t("state"), value: t(`states.${mail.state}`) },
          { term: t("inbound"), value: mail.inboundDomain ?? t("noInbound") },
        ]}
      />
      <p className="mute">{t("environment")}</p>
      {last && at && (
        <Alert tone={last.outcome === "sent" ? "ok" : last.outcome === null ? "info" : "bad"}>
          {last.outcome === "failed"
            ? t("results.failed", { at, error: last.error ?? "" })
            : t(`results.${last.outcome === "sent" || last.outcome === "suppressed" ? last.outcome : "waiting"}`, {
                at,
              })}
        </Alert>
      )}
      {test && <StaffForm action={test} submit={t("test", { address: mail.recipient })} />}
    </Section>
  );
}
