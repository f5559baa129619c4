import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { StaffForm } from "@/components/desk/form/staff-form";
import { LanguageStates } from "@/components/desk/record/language-states";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { FilledPreview } from "@/components/desk/templates/filled-preview";
import { templateFields } from "@/components/desk/templates/template-fields";
import { TemplateHistory } from "@/components/desk/templates/template-history";
import { TemplateLayout } from "@/components/desk/templates/template-layout";
import { ClientMessages } from "@/components/layout/client-messages";
import { firm } from "@/lib/firm/settings-snapshot";
import { changeTemplate, restoreTemplate, retireTemplate } from "@/lib/inquiry/templates/actions";
import { loadTemplate } from "@/lib/inquiry/templates/loaders";
import { missingLanguages, templateName } from "@/lib/inquiry/templates/template";
import { locales } from "@/lib/platform/i18n/locales";

import { staffPage } from "../../../staff-page";

const notices = ["added", "changed", "retired", "restored"] as const;

/** One template for replies: its texts with a preview, its topic, its history and its retirement. */
const { generateMetadata, Page } = staffPage("/dashboard/settings/templates/{id}", {
  title: "replyTemplates.one",
  query: z.object({ done: z.enum(notices).optional() }),
  async render({ locale, params: { id }, query: { done }, staff }) {
    const loaded = await loadTemplate(staff, id, locale);
    if (!loaded) return undefined;
    const { template, topics, words, signatures, events, mayChange } = loaded;
    const { facts, version, retiredAt } = template;
    const t = await getTranslations("replyTemplates");
    const name = templateName(facts, locale);
    const isRetired = retiredAt !== null;
    const values = { id, version: String(version) };
    return (
      <ClientMessages namespaces={["staffForm", "templatePreview", "errors"]}>
        <PageHeader
          title={name}
          crumbs={{ href: "/dashboard/settings/templates", list: t("title"), current: name }}
          note={<LanguageStates languages={locales} missing={missingLanguages(facts)} />}
        />
        <div className="stack-34">
          <PageNotice notice={done && { code: done, message: t(`notices.${done}`) }} />
          {!mayChange && <p className="mute">{t("readOnly")}</p>}
          {mayChange && !isRetired ? (
            <StaffForm
              action={changeTemplate}
              submit={t("form.save")}
              variant="gold"
              isSave
              hasSaveBar
              isCompared
              isCheckedByServer
              values={values}
              fields={await templateFields(facts, topics)}
              layout={<TemplateLayout texts={facts.text} words={words} signatures={signatures} />}
            />
          ) : (
            <Section title={t("form.preview")} id="preview" note={t("form.previewNote")}>
              <FilledPreview field="text" texts={facts.text} words={words} signatures={signatures} />
            </Section>
          )}
          <TemplateHistory events={events} locale={locale} zone={firm().zone} />
          {mayChange && (
            <Section title={t(isRetired ? "retire.restoreTitle" : "retire.title")} id="retire">
              <StaffForm
                action={isRetired ? restoreTemplate : retireTemplate}
                submit={t(isRetired ? "retire.restore" : "retire.submit")}
                lead={t(isRetired ? "retire.restoreText" : "retire.text")}
                values={values}
              />
            </Section>
          )}
        </div>
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
