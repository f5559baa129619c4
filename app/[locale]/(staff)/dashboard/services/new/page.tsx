import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { emptyFacts, serviceFields } from "@/components/desk/services/service-fields";
import { ServiceLayout } from "@/components/desk/services/service-layout";
import { ClientMessages } from "@/components/layout/client-messages";
import { firm } from "@/lib/firm/settings-snapshot";
import { zoneCity } from "@/lib/platform/time/format";
import { addService } from "@/lib/services/desk/actions";
import { loadNewService } from "@/lib/services/desk/loaders";

import { staffPage } from "../../staff-page";

/** The form that adds a service as a draft. */
const { generateMetadata, Page } = staffPage("/dashboard/services/new", {
  title: "serviceDesk.new",
  async render({ locale, staff, now }) {
    const { today, sold, advisers } = await loadNewService(staff, now);
    const t = await getTranslations("serviceDesk");
    const edited = { facts: emptyFacts, prices: {}, today, sold, advisers };
    const fields = await serviceFields(edited, { locale, city: zoneCity(firm().zone, locale) });
    return (
      <>
        <PageHeader
          title={t("new")}
          note={t("newNote")}
          crumbs={{ href: "/dashboard/services", list: t("title"), current: t("new") }}
        />
        <ClientMessages namespaces={["staffForm", "servicePreview", "errors"]}>
          <StaffForm
            action={addService}
            submit={t("form.add")}
            variant="gold"
            isSave
            hasSaveBar
            isCheckedByServer
            values={{ from: today, shownFor: today }}
            fields={[
              { name: "slug", label: t("form.slug"), hint: t("form.slugHint") },
              ...fields.filter(({ name }) => name !== "from"),
            ]}
            layout={<ServiceLayout sold={sold} isNew />}
          />
        </ClientMessages>
      </>
    );
  },
});
export { generateMetadata, Page as default };
