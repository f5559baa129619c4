import { useTranslations } from "next-intl";

import { ViewTabs } from "@/components/desk/list/view-tabs";
import { closuresPath } from "@/lib/booking/days-off/days-page";

/** The tabs of the list of advisers and of the closures of the office. */
export function AdviserTabs({ current }: { readonly current: "advisers" | "closures" }) {
  const t = useTranslations("daysOff.closures");
  return (
    <ViewTabs
      label={t("tabs")}
      tabs={[
        { href: "/dashboard/advisers", label: t("advisers"), isCurrent: current === "advisers" },
        { href: closuresPath, label: t("tab"), isCurrent: current === "closures" },
      ]}
    />
  );
}
