import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { ConfirmParts } from "@/components/desk/settings/confirm-parts";
import { ConversionsSection } from "@/components/desk/settings/conversions-section";
import { EnvironmentSection } from "@/components/desk/settings/environment-section";
import { FirmForm } from "@/components/desk/settings/firm-form";
import { FirmHistory } from "@/components/desk/settings/firm-history";
import { MailSection } from "@/components/desk/settings/mail-section";
import { PaymentPart } from "@/components/desk/settings/payment-section";
import { RetentionSection } from "@/components/desk/settings/retention-section";
import { SectionNav } from "@/components/desk/settings/section-nav";
import { factSectionNames } from "@/components/desk/settings/sections";
import { SettingsTabs } from "@/components/desk/settings/settings-tabs";
import { confirmFirmPart, saveConversions, saveFirm, saveRetention, testMail } from "@/lib/firm/desk/actions/firm";
import { environmentSettings } from "@/lib/firm/desk/environment";
import {
  confirmPayment,
  proposeBank,
  proposePaymentWords,
  refusePayment,
  withdrawPayment,
} from "@/lib/firm/desk/actions/payment";
import { loadFirmSettings } from "@/lib/firm/desk/loaders";
import { formatMoment } from "@/lib/platform/time/format";

import { staffPage } from "../staff-page";

const notices = [
  ...(["saved", "unchanged", "confirmed", "kept", "terms", "test-queued"] as const),
  ...(["proposed", "in-force", "refused", "withdrawn"] as const),
];
const proposals = { "bank-details": proposeBank, "payment-words": proposePaymentWords };
const decide = { confirm: confirmPayment, refuse: refusePayment, withdraw: withdrawPayment };
const otherSections = ["bank", "mail", "retention", "conversions", "environment", "history"] as const;

/** The firm's facts in sections. Each save is a new version of the firm's record. */
const { generateMetadata, Page } = staffPage("/dashboard/settings", {
  title: "settings.title",
  query: z.object({ done: z.enum(notices).optional() }),
  async render({ locale, query: { done }, staff }) {
    const { firm, versions, logos, payments, mail, mayChange } = await loadFirmSettings(staff);
    const t = await getTranslations("settings");
    const { version, zone } = firm;
    const [latest] = versions;
    return (
      <>
        <PageHeader
          title={t("title")}
          note={t("lead")}
          actions={
            latest && (
              <a href="#history">
                {t("version", { version, at: formatMoment(latest.at.getTime(), { locale, zone }) })}
              </a>
            )
          }
        />
        <SettingsTabs current="/dashboard/settings" staff={staff} />
        <PageNotice notice={done && { code: done, message: t(`notices.${done}`, { version }) }} />
        {!mayChange && <p className="mute">{t("readOnly")}</p>}
        <div className="settings-page">
          <SectionNav
            label={t("sections.label")}
            sections={[...factSectionNames, ...otherSections].map((id) => ({ id, title: t(`sections.${id}`) }))}
          />
          <div className="stack-34">
            <ConfirmParts firm={firm} locale={locale} confirm={mayChange ? confirmFirmPart : undefined} />
            <FirmForm
              firm={firm}
              logos={logos}
              latest={latest}
              locale={locale}
              save={mayChange ? saveFirm : undefined}
            />
            <Section id="bank" title={t("payment.title")}>
              <div className="stack-34">
                <p>{t("payment.text")}</p>
                {payments.map(({ kind, state }) => (
                  <PaymentPart
                    key={kind}
                    kind={kind}
                    state={state}
                    reader={{ locale, zone }}
                    actions={mayChange ? { ...decide, propose: proposals[kind] } : undefined}
                  />
                ))}
              </div>
            </Section>
            <MailSection mail={mail} reader={{ locale, zone }} test={mayChange ? testMail : undefined} />
            <RetentionSection firm={firm} locale={locale} save={mayChange ? saveRetention : undefined} />
            <ConversionsSection firm={firm} locale={locale} save={mayChange ? saveConversions : undefined} />
            <EnvironmentSection settings={environmentSettings()} />
            <FirmHistory versions={versions} locale={locale} zone={zone} />
          </div>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
