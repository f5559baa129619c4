import { useTranslations } from "next-intl";

import { ViewTabs } from "@/components/desk/list/view-tabs";
import type { ListQuery } from "@/lib/inquiry/inbox/list-query";
import { inboxViews } from "@/lib/inquiry/inbox/view";
import type { InboxView, ViewCounts } from "@/lib/inquiry/inbox/view";

type Props = { readonly current: InboxView; readonly counts: ViewCounts };

export const hrefOfView = (view: InboxView) =>
  view === "waiting" ? "/dashboard/inbox" : `/dashboard/inbox?view=${view}`;

/** The address of a list of the inbox with its search text, without a cursor. */
export const addressOf = ({ view, text }: Pick<ListQuery, "view" | "text">) =>
  `/dashboard/inbox?${new URLSearchParams({ view, ...(text ? { q: text } : {}) })}`;

/** The views of the inbox that the reader can open, with the number of items in each. */
export function InboxTabs({ current, counts }: Props) {
  const t = useTranslations("inbox.views");
  const tabs = inboxViews
    .filter((view) => view !== "kept-out" && view in counts)
    .map((view) => ({
      href: hrefOfView(view),
      label: t(view),
      count: counts[view],
      isCurrent: view === current || (view === "quarantine" && current === "kept-out"),
    }));
  return <ViewTabs label={t("label")} tabs={tabs} />;
}
