import { getTranslations } from "next-intl/server";

import { ViewTabs } from "@/components/desk/list/view-tabs";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import type { Staff } from "@/lib/platform/auth/staff";

/** The pages of the settings, each with the key of its name. */
const pages = [
  { href: "/dashboard/settings", name: "firm" },
  { href: "/dashboard/settings/legal", name: "legal" },
  { href: "/dashboard/settings/rules", name: "rules" },
  { href: "/dashboard/settings/templates", name: "templates" },
  { href: "/dashboard/settings/case-rules", name: "caseRules" },
  { href: "/dashboard/settings/operations", name: "operations" },
] as const;

/** The pages of the settings that the staff member may open, as tabs. */
export async function SettingsTabs({
  current,
  staff,
}: {
  readonly current: (typeof pages)[number]["href"];
  readonly staff: Staff;
}) {
  const t = await getTranslations("settings.tabs");
  return (
    <ViewTabs
      label={t("label")}
      tabs={pages
        .filter(({ href }) => mayOpen(staff.role, href))
        .map(({ href, name }) => ({ href, label: t(name), isCurrent: href === current }))}
    />
  );
}
