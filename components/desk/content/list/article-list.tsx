import { getLocale, getTranslations } from "next-intl/server";

import { AttentionFold } from "@/components/desk/list/attention-list";
import { ListSearch } from "@/components/desk/list/list-search";
import { StaffList } from "@/components/desk/list/staff-list";
import { ClientMessages } from "@/components/layout/client-messages";
import type { ArticleList as Loaded, ArticleListQuery } from "@/lib/content/list/article-list";
import type { ListedText, TextView } from "@/lib/content/list/listed-text";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import type { Staff } from "@/lib/platform/auth/staff";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";

import { textPage } from "../text-page";
import { ArticleTable } from "./article-table";
import { attentionItems } from "./attention-items";
import { DeletedTable } from "./deleted-table";
import { otherAttentionItems } from "./other-attention-items";

type Props = {
  readonly query: ArticleListQuery;
  /** Undefined if the list could not be loaded. */
  readonly list: Loaded | undefined;
  readonly staff: Staff;
  readonly zone: string;
};

const page = "/dashboard/content";

/** What needs attention, and the articles of one view. */
export async function ArticleList({ query: { view, q }, list, staff, zone }: Props) {
  const t = await getTranslations("staffContent");
  const locale = (await getLocale()) as Locale;
  const addressOf = (each: TextView, words = q) => {
    const query = new URLSearchParams({ ...(each !== "all" && { view: each }), ...(words && { q: words }) });
    return query.size > 0 ? `${page}?${query}` : page;
  };
  const pageOf = ({ id, key }: ListedText) => textPage(staff, { kind: "article", key }) ?? `${page}/history/${id}`;
  const [readings, legal] = ["/dashboard/setup/texts", "/dashboard/settings/legal"];
  return (
    <>
      {list && (
        <AttentionFold
          items={[
            ...(await attentionItems(list.all, {
              locale,
              zone,
              pageOf,
              addressOf: (each) => addressOf(each, ""),
              readings: mayOpen(staff.role, readings) ? readings : undefined,
            })),
            ...(await otherAttentionItems(list.other, {
              locale,
              pageOf: (text) => textPage(staff, text),
              legal: mayOpen(staff.role, legal) ? legal : undefined,
            })),
          ]}
        />
      )}
      <section aria-label={t("tabs.articles")} className="stack-13">
        <div className="views-and-search">
          <nav className="saved-views" aria-label={t("views.label")}>
            {list?.counts.map(({ view: each, count }) => (
              <Link key={each} href={addressOf(each)} scroll={false} aria-current={each === view ? "true" : undefined}>
                {t(`views.${each}`)} <span className="mute">{count}</span>
              </Link>
            ))}
          </nav>
          <ListSearch
            id="content-search"
            path={page}
            filters={{ view: view === "all" ? undefined : view }}
            text={q}
            texts="staffContent.search"
          />
        </div>
        {view === "deleted" ? (
          <StaffList
            address={addressOf(view)}
            page={list && { rows: list.deleted, before: undefined, after: undefined }}
            empty={{ title: t(q ? "empty.search" : "empty.deleted") }}
          >
            {(rows) => (
              <ClientMessages namespaces={["staffForm", "errors"]}>
                <DeletedTable rows={rows} mayChange={list?.mayChange ?? false} zone={zone} />
              </ClientMessages>
            )}
          </StaffList>
        ) : (
          <StaffList
            address={addressOf(view)}
            page={list && { rows: list.rows, before: undefined, after: undefined }}
            empty={{ title: t(q ? "empty.search" : `empty.${view}`) }}
          >
            {(rows) => <ArticleTable rows={rows} languages={siteLocales()} pageOf={pageOf} zone={zone} />}
          </StaffList>
        )}
      </section>
      <Elsewhere staff={staff} />
    </>
  );
}

/** Where staff find the texts that are not in this list. */
async function Elsewhere({ staff }: Pick<Props, "staff">) {
  const t = await getTranslations("staffContent.elsewhere");
  const places = { legal: "/dashboard/settings/legal", claims: "/dashboard/claims" } as const;
  return (
    <p className="mute content-elsewhere">
      {(["legal", "claims"] as const)
        .filter((name) => mayOpen(staff.role, places[name]))
        .map((name) => (
          <span key={name}>{t.rich(name, { a: (label) => <Link href={places[name]}>{label}</Link> })} </span>
        ))}
      {t("program")}
    </p>
  );
}
