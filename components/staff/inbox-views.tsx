import { useTranslations } from "next-intl";

import { Link } from "@/lib/platform/i18n/navigation";

type View = "waiting" | "answered" | "quarantine";

/** The views of the inbox as links. The URL is the only state. */
export function InboxViews({
  current,
  counts,
}: {
  readonly current: View;
  readonly counts: Readonly<Record<View, number>>;
}) {
  const t = useTranslations("inbox.views");
  return (
    <nav className="view-tabs" aria-label={t("label")}>
      {(["waiting", "answered", "quarantine"] as const).map((view) => (
        <Link
          key={view}
          href={view === "waiting" ? "/dashboard/inbox" : `/dashboard/inbox?view=${view}`}
          aria-current={view === current ? "page" : undefined}
        >
          {t(view)} <span className="num">{counts[view]}</span>
        </Link>
      ))}
    </nav>
  );
}
