import { useTranslations } from "next-intl";

import { ViewTabs } from "@/components/desk/list/view-tabs";
import type { ListQuery } from "@/lib/inquiry/inbox/list-query";
import { inboxViews } from "@/lib/inquiry/inbox/view";
import type { InboxView, ViewCounts } from "@/lib/inquiry/inbox/view";

type Props = {
  readonly current: InboxView;
  /** The views of the reader, with the number of items in each, or of those that match the searched text. */
  readonly counts: ViewCounts;
  /** The searched text. It stays when the reader goes to another view. */
  readonly text?: string | undefined;
};

export const hrefOfView = (view: InboxView) =>
  view === "waiting" ? "/dashboard/inbox" : `/dashboard/inbox?view=${view}`;

/** The address of a list of the inbox with its search text, without a cursor. */
export const addressOf = ({ view, text }: Pick<ListQuery, "view" | "text">) =>
  `/dashboard/inbox?${new URLSearchParams({ view, ...(text ? { q: text } : {}) })}`;

/** The views of the inbox that the reader can open, with the number of items in each. */
export function InboxTabs({ current, counts, text }: Props) {
  const t = useTranslations("inbox.views");
  const tabs = inboxViews
    .filter((view) => view !== "kept-out" && view in counts)
    .map((view) => ({
      href: text ? addressOf({ view, text }) : hrefOfView(view),
      label: t(view),
      count: counts[view],
      isCurrent: view === current || (view === "quarantine" && current === "kept-out"),
    }));
  return <ViewTabs label={t("label")} tabs={tabs} />;
}
