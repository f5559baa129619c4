import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";

import { Alert } from "@/components/ui/alert";
import { Icon } from "@/components/ui/icon";
import type { ListPage } from "@/lib/platform/list/list-page";
import { Link } from "@/lib/platform/i18n/navigation";

import { ListPages } from "./list-pages";
import { Nothing } from "./nothing";
import { ViewTabs } from "./view-tabs";

type Props<Row> = {
  /** The list's address with its filters, without a cursor. */
  readonly address: string;
  /** Undefined if the list could not be loaded. */
  readonly page: ListPage<Row> | undefined;
  readonly tabs?: ComponentProps<typeof ViewTabs>;
  /** The search of the list. It is on the line of the tabs if both fit. */
  readonly filter?: ReactNode;
  /** Notices between the search and the rows. */
  readonly notice?: ReactNode;
  /** The download of the rows as a file. `label` says what it contains. */
  readonly csv?: { readonly href: string; readonly label: string } | undefined;
  /** Shown instead of a page without rows. */
  readonly empty: ComponentProps<typeof Nothing>;
  /** A short text about the list, shown beside the links to other pages. */
  readonly label?: string | undefined;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** A list of the dashboard: tabs, filter, rows, and links to the previous and the next page. */
export function StaffList<Row>({ address, page, tabs, filter, notice, csv, empty, label, children }: Props<Row>) {
  return (
    <>
      {tabs && filter ? (
        <div className="list-bar">
          <ViewTabs {...tabs} />
          {filter}
        </div>
      ) : tabs ? (
        <ViewTabs {...tabs} />
      ) : (
        filter
      )}
      {notice}
      {page === undefined ? <NotLoaded address={address} /> : null}
      {page?.rows.length === 0 && <Nothing {...empty} />}
      {page && page.rows.length > 0 && children(page.rows)}
      {page && page.rows.length > 0 && csv && <CsvLink {...csv} />}
      {page && <ListPages address={address} page={page} label={label} />}
    </>
  );
}

/** Downloads the rows of a list as a file. */
export function CsvLink({ href, label }: { readonly href: string; readonly label: ReactNode }) {
  return (
    <a href={href} download className="icon-link">
      <Icon name="download" size="s" />
      {label}
    </a>
  );
}

function NotLoaded({ address }: { readonly address: string }) {
  const t = useTranslations("dashboard.pages");
  return (
    <Alert tone="bad" title={t("failed")}>
      <Link href={address}>{t("again")}</Link>
    </Alert>
  );
}
