import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { emptyTemplate, templateFields } from "@/components/desk/templates/template-fields";
import { TemplateLayout } from "@/components/desk/templates/template-layout";
import { ClientMessages } from "@/components/layout/client-messages";
import { addTemplate } from "@/lib/inquiry/templates/actions";
import { loadNewTemplate } from "@/lib/inquiry/templates/loaders";

import { staffPage } from "../../../staff-page";

/** The form that adds a template for replies. */
const { generateMetadata, Page } = staffPage("/dashboard/settings/templates/new", {
  title: "replyTemplates.new",
  async render({ locale, staff }) {
    const { topics, words, signatures } = await loadNewTemplate(staff, locale);
    const t = await getTranslations("replyTemplates");
    return (
      <>
        <PageHeader
          title={t("new")}
          crumbs={{ href: "/dashboard/settings/templates", list: t("title"), current: t("new") }}
        />
        <ClientMessages namespaces={["staffForm", "templatePreview", "errors"]}>
          <StaffForm
            action={addTemplate}
            submit={t("form.add")}
            variant="gold"
            isSave
            hasSaveBar
            isCheckedByServer
            fields={await templateFields(emptyTemplate, topics)}
            layout={<TemplateLayout texts={emptyTemplate.text} words={words} signatures={signatures} />}
          />
        </ClientMessages>
      </>
    );
  },
});
export { generateMetadata, Page as default };
