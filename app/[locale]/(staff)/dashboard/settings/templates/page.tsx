import { getTranslations } from "next-intl/server";

import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { SettingsTabs } from "@/components/desk/settings/settings-tabs";
import { TemplateTable } from "@/components/desk/templates/template-table";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { moveTemplate } from "@/lib/inquiry/templates/actions";
import { loadTemplateList } from "@/lib/inquiry/templates/loaders";

import { staffPage } from "../../staff-page";

/** The templates with which staff begin replies, in their order, and the retired ones. */
const { generateMetadata, Page } = staffPage("/dashboard/settings/templates", {
  title: "replyTemplates.title",
  async render({ locale, staff }) {
    const { templates, topics, mayChange } = await loadTemplateList(staff, locale);
    const t = await getTranslations("replyTemplates");
    const used = templates.filter(({ retiredAt }) => retiredAt === null);
    const retired = templates.filter(({ retiredAt }) => retiredAt !== null);
    return (
      <>
        <PageHeader
          title={t("title")}
          note={t("note")}
          actions={
            mayChange && (
              <ButtonLink href="/dashboard/settings/templates/new" variant="secondary">
                <Icon name="plus" size="s" /> {t("new")}
              </ButtonLink>
            )
          }
        />
        <SettingsTabs current="/dashboard/settings/templates" staff={staff} />
        <div className="stack-34">
          {!mayChange && <p className="mute">{t("readOnly")}</p>}
          <Section title={t("list.used")} id="used" note={t("list.orderNote")}>
            <TemplateTable
              templates={used}
              topics={topics}
              locale={locale}
              move={mayChange && used.length > 1 ? moveTemplate : undefined}
            />
          </Section>
          {retired.length > 0 && (
            <Section title={t("list.retired")} id="retired" note={t("list.retiredNote")}>
              <TemplateTable templates={retired} topics={topics} locale={locale} move={undefined} />
            </Section>
          )}
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
