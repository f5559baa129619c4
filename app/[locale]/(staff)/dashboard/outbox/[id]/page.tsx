import { getTranslations } from "next-intl/server";

import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { StaffForm } from "@/components/desk/form/staff-form";
import { MailPreview } from "@/components/desk/outbox/mail-preview";
import { RecordLink } from "@/components/desk/outbox/record-link";
import { Alert } from "@/components/ui/alert";
import { SummaryList } from "@/components/ui/summary-list";
import { firm } from "@/lib/firm/settings-snapshot";
import { sendAgain } from "@/lib/outbox/actions";
import { toEmailKind } from "@/lib/outbox/email-kinds";
import { loadEmail } from "@/lib/outbox/loaders";
import { parseLocale } from "@/lib/platform/i18n/locales";
import { formatMoment, formatTime } from "@/lib/platform/time/format";

import { staffPage } from "../../staff-page";
import { ElsewhereForm } from "../elsewhere-form";

/** One email: its content as it was sent, or a note that it was not sent because emails to its address were stopped. */
const { generateMetadata, Page } = staffPage("/dashboard/outbox/{id}", {
  title: "outbox.email.title",
  async render({ locale, params: { id }, staff, now }) {
    const email = await loadEmail(staff, id);
    if (!email) return undefined;
    const t = await getTranslations("outbox");
    const { kind, recipient, reference, copy, at, outcome, locale: language } = email;
    const reader = { locale, zone: firm().zone };
    const title = t(`kinds.${toEmailKind(kind)}`);
    const sentAt = formatMoment(at.getTime(), reader);
    return (
      <>
        <PageHeader
          title={title}
          note={`${t(outcome === "sent" ? "email.sent" : "email.notSent")}: ${sentAt}`}
          crumbs={{ href: "/dashboard/outbox?view=sent", list: t("title"), current: title }}
        />
        <div className="columns">
          <div className="stack-34">
            <Section title={t("email.content")} id="content">
              {copy ? (
                <div className="stack-13">
                  <MailPreview copy={copy} recipient={recipient} language={language} />
                  <p className="mute">
                    {t("email.links")} {t("email.logged", { time: formatTime(now, reader) })}
                  </p>
                </div>
              ) : (
                <div className="stack-13">
                  <Alert tone="warn" title={t("email.suppressedTitle")}>
                    {t(email.mayResend ? "email.allowedText" : "email.suppressedText")}
                  </Alert>
                  {email.mayResend && (
                    <StaffForm
                      action={sendAgain}
                      values={{ id }}
                      submit={t("email.sendAgain")}
                      variant="gold"
                      texts={{ saving: t("email.sendingAgain") }}
                    />
                  )}
                </div>
              )}
            </Section>
            {email.mayChangeAddress && reference !== undefined && email.bookingVersion !== undefined && (
              <ElsewhereForm id={id} reference={reference} version={email.bookingVersion} />
            )}
          </div>
          <Section title={t("email.facts")} id="facts">
            <SummaryList
              rows={[
                { term: t("email.to"), value: recipient },
                {
                  term: t("email.about"),
                  value: <RecordLink reference={reference ?? null} none={t("noRecord")} />,
                },
                { term: t("email.language"), value: t(`languages.${parseLocale(language) ?? "en"}`) },
              ]}
            />
          </Section>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
