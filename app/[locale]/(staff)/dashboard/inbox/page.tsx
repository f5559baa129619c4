import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { InboxList } from "@/components/staff/inbox-list";
import { InboxViews } from "@/components/staff/inbox-views";
import { NoPermission } from "@/components/staff/no-permission";
import { EmptyState } from "@/components/ui/empty-state";
import { toInboxRows } from "@/lib/inbox/inbox-row";
import { loadInbox } from "@/lib/inbox/loaders";
import { inboxViews } from "@/lib/inbox/queries";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { localizedPath } from "@/lib/platform/i18n/paths";

type Props = PageProps<"/[locale]/dashboard/inbox">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("inbox");
  return { title: t("title") };
}

/** Messages and requests for help, the oldest unanswered ones first. */
export default async function InboxPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  if (!(await admitStaff("inbox.read", localizedPath(locale, "/dashboard/inbox")))) return <NoPermission />;
  const query = await searchParams;
  const view = inboxViews.find((each) => each === query.view) ?? "waiting";
  const page = /^[1-9]\d{0,3}$/.test(String(query.page)) ? Number(query.page) : 1;
  const now = Date.now();
  const { items, hasMore, counts, late } = await loadInbox({ locale, view, page, now });
  const t = await getTranslations("inbox");
  const rows = await toInboxRows(items, { locale, now, isWaiting: view === "waiting" });
  const pageHref = (number: number) => `/dashboard/inbox?${new URLSearchParams({ view, page: String(number) })}`;
  return (
    <section>
      <div className="dash-head">
        <div>
          <h1>{t("title")}</h1>
          <p className="mute t16">{t("waitingCount", { count: counts.waiting, late })}</p>
        </div>
      </div>
      <InboxViews current={view} counts={counts} />
      {view === "quarantine" && <p className="mute">{t("quarantineText")}</p>}
      {rows.length === 0 ? (
        <EmptyState icon="inbox" title={t(view === "waiting" ? "emptyWaiting" : "empty")} headingLevel={2} />
      ) : (
        <InboxList rows={rows} label={t(`views.${view}`)} />
      )}
      {(page > 1 || hasMore) && (
        <nav className="list-pages" aria-label={t("pages")}>
          {page > 1 && <Link href={pageHref(page - 1)}>{t("previous")}</Link>}
          {hasMore && <Link href={pageHref(page + 1)}>{t("next")}</Link>}
        </nav>
      )}
    </section>
  );
}
