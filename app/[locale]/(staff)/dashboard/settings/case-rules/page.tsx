import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { RuleEditor } from "@/components/desk/cases/rule-editor";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { SettingsTabs } from "@/components/desk/settings/settings-tabs";
import { ClientMessages } from "@/components/layout/client-messages";
import { loadRuleSet } from "@/lib/cases/loaders";
import { changeRules } from "@/lib/cases/actions/rules";
import { ruleSources, stepNames } from "@/lib/cases/rules";
import { moment } from "@/lib/cases/formatted";
import { firm } from "@/lib/firm/settings-snapshot";

import { staffPage } from "../../staff-page";

/** The rules of the five steps of a case. Each save creates a new version, and open cases keep their version. */
const { generateMetadata, Page } = staffPage("/dashboard/settings/case-rules", {
  title: "caseRules.title",
  query: z.object({ done: z.enum(["saved"]).optional() }),
  async render({ locale, query: { done }, staff }) {
    const { version, rules, createdAt, by, inUse } = await loadRuleSet(staff);
    const t = await getTranslations("caseRules");
    const tCases = await getTranslations("cases.journey");
    const at = moment(createdAt, { locale, zone: firm().zone });
    const sourceWords = (source: (typeof ruleSources)[number] | "manual" | "two-people") => t(`sources.${source}`);
    return (
      <ClientMessages namespaces={["ruleEditor", "errors"]}>
        <PageHeader
          title={t("title")}
          note={by ? t("versionBy", { version, at, by }) : t("version", { version, at })}
        />
        <SettingsTabs current="/dashboard/settings/case-rules" staff={staff} />
        <div className="stack-34">
          <PageNotice notice={done === "saved" ? { code: "saved", message: t("saved", { version }) } : undefined} />
          <div className="stack-13">
            <p>{t("text")}</p>
            <ul className="record-list">
              {inUse.map((each) => (
                <li key={each.version}>{t("inUse", each)}</li>
              ))}
            </ul>
          </div>
          <RuleEditor
            key={version}
            action={changeRules}
            version={version}
            steps={stepNames.map((name, index) => ({
              step: index + 1,
              title: `${index + 1}. ${tCases(`steps.${name}`)}`,
              rules: rules
                .filter(({ step }) => step === index + 1)
                .map((rule) => ({
                  code: rule.code,
                  words: rule.words,
                  name: rule.words[locale],
                  kind: sourceWords(
                    rule.kind === "derived" ? rule.source : rule.people === 2 ? "two-people" : "manual",
                  ),
                })),
            }))}
            sources={(["manual", "two-people", ...ruleSources] as const).map((value) => ({
              value,
              label: sourceWords(value),
            }))}
          />
        </div>
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
