import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { InviteForm } from "@/components/desk/account/people-forms";
import { PageHeader } from "@/components/desk/record/page-header";
import { ClientMessages } from "@/components/layout/client-messages";
import { roles } from "@/lib/platform/auth/permissions";
import { loadFreeAdvisers } from "@/lib/staff/loaders/people";
import { invite } from "@/lib/staff/actions/people";

import { staffPage } from "../../staff-page";

/** Invites a person by email. The page Setup opens it with the role of an administrator chosen. */
const { generateMetadata, Page } = staffPage("/dashboard/staff/invite", {
  title: "account.people.invite",
  query: z.object({ role: z.enum(roles).optional() }),
  async render({ locale, query: { role = "adviser" }, staff, now }) {
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
          <InviteForm invite={invite} advisers={advisers} language={locale} role={role} />
        </div>
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
