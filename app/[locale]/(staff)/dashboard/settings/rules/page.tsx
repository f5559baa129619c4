import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { RuleEntry } from "@/components/desk/settings/rules/rule-entry";
import { SettingsTabs } from "@/components/desk/settings/settings-tabs";
import { confirmRule, proposeRule, sendBackRule, takeBackRule, withdrawRule } from "@/lib/deadlines/actions";
import { loadStaffRules } from "@/lib/deadlines/loaders";
import { countries } from "@/lib/deadlines/rule";
import { firm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";

import { staffPage } from "../../staff-page";

const notices = ["proposed", "confirmed", "sentBack", "takenBack", "withdrawn"] as const;

/** The rules of law that public pages state, with what two people have confirmed. */
const { generateMetadata, Page } = staffPage("/dashboard/settings/rules", {
  title: "lawRules.title",
  query: z.object({ done: z.enum(notices).optional() }),
  async render({ locale, query: { done }, staff, now }) {
    const entries = await loadStaffRules(staff, now);
    const t = await getTranslations("lawRules");
    const reader = { locale, zone: firm().zone, staffId: staff.id };
    const actions = isAllowed(staff.role, "settings.change")
      ? {
          propose: proposeRule,
          confirm: confirmRule,
          sendBack: sendBackRule,
          takeBack: takeBackRule,
          withdraw: withdrawRule,
        }
      : undefined;
    return (
      <>
        <PageHeader title={t("title")} note={t("note")} />
        <SettingsTabs current="/dashboard/settings/rules" staff={staff} />
        <div className="stack-34">
          <PageNotice notice={done && { code: done, message: t(`notices.${done}`) }} />
          <p>{t("lead")}</p>
          {countries.map((country) => (
            <Section key={country} title={t(`countries.${country}`)} id={country} isRuled>
              <div className="stack-34">
                {entries
                  .filter(({ rule }) => rule.countries[0] === country)
                  .map((entry) => (
                    <RuleEntry key={entry.rule.id} entry={entry} reader={reader} actions={actions} />
                  ))}
              </div>
            </Section>
          ))}
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
