import { getTranslations } from "next-intl/server";

import { LegalTable } from "@/components/desk/content/legal/legal-table";
import { PageHeader } from "@/components/desk/record/page-header";
import { SettingsTabs } from "@/components/desk/settings/settings-tabs";
import { loadLegalList } from "@/lib/content/loaders/legal";
import { firm } from "@/lib/firm/settings-snapshot";

import { staffPage } from "../../staff-page";

/** The legal texts with the version in force and counsel's mark. */
const { generateMetadata, Page } = staffPage("/dashboard/settings/legal", {
  title: "staffContent.legal.title",
  async render({ locale, staff, now }) {
    const texts = await loadLegalList(staff, now);
    const t = await getTranslations("staffContent.legal");
    return (
      <>
        <PageHeader title={t("title")} note={t("note")} />
        <SettingsTabs current="/dashboard/settings/legal" staff={staff} />
        <LegalTable texts={texts} reader={{ locale, zone: firm().zone }} />
      </>
    );
  },
});
export { generateMetadata, Page as default };
