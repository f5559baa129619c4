import { getTranslations } from "next-intl/server";

import { InviteForm } from "@/components/desk/account/people-forms";
import { PageHeader } from "@/components/desk/record/page-header";
import { ClientMessages } from "@/components/layout/client-messages";
import { loadFreeAdvisers } from "@/lib/staff/loaders/people";
import { invite } from "@/lib/staff/actions/people";

import { staffPage } from "../../staff-page";

/** Invites a person by email. */
const { generateMetadata, Page } = staffPage("/dashboard/staff/invite", {
  title: "account.people.invite",
  async render({ locale, staff, now }) {
    const advisers = await loadFreeAdvisers(staff, now);
    const t = await getTranslations("account.people");
    return (
      <ClientMessages namespaces={["login", "account", "staffForm", "errors"]}>
        <PageHeader
          title={t("invite")}
          note={t("inviteNote")}
          crumbs={{ href: "/dashboard/staff", list: t("title"), current: t("invite") }}
        />
        <div className="account-forms">
          <InviteForm invite={invite} advisers={advisers} language={locale} />
        </div>
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
