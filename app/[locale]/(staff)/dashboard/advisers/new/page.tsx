import { getTranslations } from "next-intl/server";

import { adviserFields, emptyFacts } from "@/components/desk/advisers/adviser-fields";
import { AdviserLayout } from "@/components/desk/advisers/adviser-layout";
import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { ClientMessages } from "@/components/layout/client-messages";
import { addAdviser } from "@/lib/advisers/actions";
import { loadNewAdviser } from "@/lib/advisers/loaders";

import { staffPage } from "../../staff-page";

/** The form that adds an adviser. Their hours are entered on the next page. */
const { generateMetadata, Page } = staffPage("/dashboard/advisers/new", {
  title: "adviserDesk.new",
  async render({ locale, staff }) {
    const { services, zone } = await loadNewAdviser(staff);
    const t = await getTranslations("adviserDesk");
    return (
      <>
        <PageHeader
          title={t("new")}
          note={t("newNote")}
          crumbs={{ href: "/dashboard/advisers", list: t("title"), current: t("new") }}
        />
        <ClientMessages namespaces={["staffForm", "errors"]}>
          <StaffForm
            action={addAdviser}
            submit={t("form.add")}
            variant="gold"
            isSave
            hasSaveBar
            isCheckedByServer
            fields={await adviserFields(emptyFacts(zone), { services, locale })}
            layout={<AdviserLayout />}
          />
        </ClientMessages>
      </>
    );
  },
});
export { generateMetadata, Page as default };
