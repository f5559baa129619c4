import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { ViewTabs } from "@/components/desk/list/view-tabs";
import { PageHeader } from "@/components/desk/record/page-header";
import type { TextCounts } from "@/lib/content/kinds";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import type { Staff } from "@/lib/platform/auth/staff";

const tabs = [
  { name: "articles", href: "/dashboard/content" },
  { name: "questions", href: "/dashboard/content/questions" },
  { name: "notices", href: "/dashboard/content/notices" },
] as const;

type Props = {
  readonly current: (typeof tabs)[number]["name"];
  readonly staff: Staff;
  readonly counts: TextCounts;
  /** Buttons at the right end of the heading. */
  readonly actions?: ReactNode;
};

const legalTexts = "/dashboard/settings/legal";

/** The heading and the tabs that the lists of articles, questions and notices share. Legal texts are a link. */
export async function ContentHead({ current, staff, counts, actions }: Props) {
  const t = await getTranslations("staffContent");
  const known = tabs.filter(({ href }) => mayOpen(staff.role, href));
  return (
    <>
      <PageHeader title={t("title")} note={t("note")} actions={actions} />
      <ViewTabs
        label={t("tabs.label")}
        tabs={[
          ...known.map(({ name, href }) => ({
            href,
            label: t(`tabs.${name}`),
            count: counts[name],
            isCurrent: name === current,
          })),
          ...(mayOpen(staff.role, legalTexts) ? [{ href: legalTexts, label: t("tabs.legal"), isCurrent: false }] : []),
        ]}
      />
    </>
  );
}
