import { getTranslations } from "next-intl/server";

import { NewItemsNotice } from "@/components/desk/frame/changes";
import { ListPages } from "@/components/desk/list/list-pages";
import { ListSearch } from "@/components/desk/list/list-search";
import { Nothing } from "@/components/desk/list/nothing";
import { Section } from "@/components/desk/record/section";
import { HeldTable } from "@/components/desk/inbox/held-table";
import { addressOf, hrefOfView } from "@/components/desk/inbox/inbox-tabs";
import { OtherMatches } from "@/components/desk/inbox/other-matches";
import { keepItemOut, releaseItem } from "@/lib/inquiry/inbox/actions";
import { toHeldRows } from "@/lib/inquiry/inbox/held-row";
import { loadInbox } from "@/lib/inquiry/inbox/loaders";
import type { ListQuery } from "@/lib/inquiry/inbox/list-query";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Instant } from "@/lib/platform/time/instant";

import { InboxHead } from "./inbox-head";

type Props = { readonly staff: Staff; readonly locale: Locale; readonly query: ListQuery; readonly now: Instant };

/** A table across the full width: quarantined items, items that staff kept out of the inbox, or test items. */
export async function InboxTable({ staff, locale, query, now }: Props) {
  const { view, text } = query;
  const t = await getTranslations("inbox");
  const { page, counts, found, mayAnswer } = await loadInbox(staff, { ...query, now });
  const items = page.rows;
  const isTests = view === "tests";
  return (
    <div className="inbox-page">
      <InboxHead
        view={view}
        counts={found ?? counts}
        text={text}
        note={t(isTests ? "testsText" : "quarantineText")}
        seesAbsences
        isOpen={false}
      />
      <Section
        id="held"
        title={t(`views.${view}`)}
        note={isTests ? undefined : <span role="status">{t("held.count", { count: counts[view] ?? 0 })}</span>}
      >
        <div className="stack-13">
          <ListSearch id="inbox-search" path="/dashboard/inbox" filters={{ view }} text={text} texts="inbox.search" />
          <NewItemsNotice kinds={["inquiry"]} label="inbox" />
          {items.length > 0 && (
            <HeldTable
              rows={toHeldRows(items, locale)}
              view={view}
              actions={mayAnswer ? { release: releaseItem, keepOut: keepItemOut } : undefined}
            />
          )}
          <ListPages address={addressOf(query)} page={page} />
          {text && items.length === 0 ? (
            <Nothing title={t("noMatch")}>
              <OtherMatches view={view} text={text} found={found} />
            </Nothing>
          ) : (
            <AfterTable view={view} isEmpty={items.length === 0} keptOut={counts["kept-out"] ?? 0} />
          )}
        </div>
      </Section>
    </div>
  );
}

type AfterProps = { readonly view: ListQuery["view"]; readonly isEmpty: boolean; readonly keptOut: number };

/** The note below the table. If the table has no rows, the note says so. */
async function AfterTable({ view, isEmpty, keptOut }: AfterProps) {
  const t = await getTranslations("inbox");
  if (view === "tests") return isEmpty && <Nothing title={t("empty")} />;
  if (view === "kept-out")
    return (
      <Nothing title={t(isEmpty ? "held.nothingKeptOut" : "held.allKeptOut")} text={t("held.deleted")}>
        <Link href={hrefOfView("quarantine")}>{t("held.back")}</Link>
      </Nothing>
    );
  return (
    <Nothing title={t(isEmpty ? "held.nothing" : "held.nothingElse")} text={t("held.deleted")}>
      {keptOut > 0 && <Link href={hrefOfView("kept-out")}>{t("held.keptOut", { count: keptOut })}</Link>}
    </Nothing>
  );
}
