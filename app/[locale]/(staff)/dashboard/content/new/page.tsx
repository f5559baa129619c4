import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { addArticle } from "@/lib/content/actions/list";
import { profile } from "@/lib/firm/profile";
import { localeNames } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";

import { staffPage } from "../../staff-page";

/** The form that adds an article with a draft in one language. */
const { generateMetadata, Page } = staffPage("/dashboard/content/new", {
  title: "staffContent.new.title",
  async render() {
    const t = await getTranslations("staffContent");
    return (
      <>
        <PageHeader
          title={t("new.title")}
          note={t("new.note")}
          crumbs={{ href: "/dashboard/content", list: t("title"), current: t("new.title") }}
        />
        <ClientMessages namespaces={["staffForm", "errors"]}>
          <Section id="article" title={t("list.title")}>
            <StaffForm
              action={addArticle}
              submit={t("new.submit")}
              variant="gold"
              isSave
              isCheckedByServer
              back={{ href: "/dashboard/content", label: t("new.back") }}
              fields={[
                { name: "title", label: t("new.name"), hint: t("new.nameHint") },
                {
                  name: "locale",
                  label: t("new.language"),
                  hint: t(profile().id === "ca" ? "new.languageHintCa" : "new.languageHint"),
                  kind: "choice",
                  isRadio: true,
                  value: "en",
                  options: siteLocales().map((value) => ({ value, label: localeNames[value] })),
                },
                { name: "key", label: t("new.address"), hint: t("new.addressHint"), isOptional: true },
              ]}
            />
          </Section>
        </ClientMessages>
      </>
    );
  },
});
export { generateMetadata, Page as default };
