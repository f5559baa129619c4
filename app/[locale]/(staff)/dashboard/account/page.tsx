import { getTranslations } from "next-intl/server";
import { z } from "zod";

import {
  EmailLanguageForm,
  RemoveFactorForm,
  SignOutEverywhereForm,
  TaskEmailsForm,
} from "@/components/desk/account/own-account-forms";
import { RenewCodesForm } from "@/components/desk/account/renew-codes-form";
import { SessionList } from "@/components/desk/account/session-list";
import { ChangePasswordForm } from "@/components/desk/account/sign-in-forms";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { ShortcutSwitch } from "@/components/desk/frame/shortcut-switch";
import { SignatureForm } from "@/components/desk/templates/signature-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { ButtonLink } from "@/components/ui/button";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { saveSignatures } from "@/lib/inquiry/templates/actions";
import { loadOwnSignatures } from "@/lib/inquiry/templates/loaders";
import { isFactorRequired } from "@/lib/platform/auth/factor-duty";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { formatDay } from "@/lib/platform/time/format";
import {
  changeEmailLanguage,
  changeTaskEmails,
  endSession,
  removeSecondFactor,
  renewRecoveryCodes,
  signOutEverywhere,
} from "@/lib/staff/actions/account";
import { changePassword } from "@/lib/staff/actions/sign-in";
import { loadOwnAccount } from "@/lib/staff/loaders/people";
import { toListedSessions } from "@/lib/staff/listed-sessions";

import { staffPage } from "../staff-page";

/** The signed-in staff member's password, second factor, sessions and settings. */
const { generateMetadata, Page } = staffPage("/dashboard/account", {
  title: "account.title",
  query: z.object({ done: z.enum(["language", "signature", "taskEmails"]).optional() }),
  async render({ locale, query: { done }, staff, path, now }) {
    const { factor, emailLanguage, hasTaskEmails, sessions } = await loadOwnAccount(staff, now);
    const { zone } = await loadFirm();
    const t = await getTranslations("account");
    const tShortcuts = await getTranslations("dashboard.shortcuts");
    const isRequired = isFactorRequired();
    const signature = isAllowed(staff.role, "inbox.answer") ? await loadOwnSignatures(staff) : undefined;
    return (
      <ClientMessages namespaces={["login", "account", "staffForm", "templatePreview", "errors"]}>
        <PageHeader title={t("title")} note={t("note")} />
        <PageNotice notice={done && { code: done, message: t(`${done}.saved`) }} />
        <div className="columns">
          <div className="stack-34">
            <Section title={t("factor.title")} id="second-factor">
              <div className="account-forms">
                <p>
                  <b>
                    {factor.since
                      ? t("factor.on", { day: formatDay(factor.since.getTime(), { locale, zone }) })
                      : t("factor.off")}
                  </b>
                  <br />
                  <span className="mute">
                    {factor.since ? t("factor.codesLeft", { count: factor.codesLeft }) : t("factor.lead")}
                  </span>
                </p>
                {factor.since ? (
                  <>
                    <RenewCodesForm renew={renewRecoveryCodes} />
                    {isRequired ? (
                      <p className="mute">{t("factor.removeLocked")}</p>
                    ) : (
                      <RemoveFactorForm remove={removeSecondFactor} />
                    )}
                  </>
                ) : (
                  <p>
                    <ButtonLink href="/login/setup?callbackUrl=%2Fdashboard%2Faccount" variant="secondary">
                      {t("factor.add")}
                    </ButtonLink>
                  </p>
                )}
              </div>
            </Section>
            <Section title={t("password.title")} id="password" note={t("password.note")}>
              <div className="account-forms">
                <ChangePasswordForm change={changePassword} callbackUrl={path} isOnAccountPage />
              </div>
            </Section>
            <Section title={t("language.title")} id="language" note={t("language.note")}>
              <div className="account-forms">
                <EmailLanguageForm change={changeEmailLanguage} language={emailLanguage} />
              </div>
            </Section>
            {hasTaskEmails !== undefined && (
              <Section title={t("taskEmails.title")} id="task-emails" note={t("taskEmails.note")}>
                <div className="account-forms">
                  <TaskEmailsForm change={changeTaskEmails} isOn={hasTaskEmails} />
                </div>
              </Section>
            )}
            {signature && (
              <Section title={t("signature.title")} id="signature" note={t("signature.note")}>
                <SignatureForm save={saveSignatures} {...signature} />
              </Section>
            )}
            <Section title={tShortcuts("title")} id="shortcuts" note={t("shortcuts.note")}>
              <ShortcutSwitch label={tShortcuts("off")} />
            </Section>
          </div>
          <Section title={t("sessions.title")} id="sessions" note={t("sessions.note")}>
            <SessionList
              sessions={toListedSessions(sessions, { locale, zone, currentId: staff.sessionId })}
              end={endSession}
            />
            <SignOutEverywhereForm signOut={signOutEverywhere} />
          </Section>
        </div>
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
