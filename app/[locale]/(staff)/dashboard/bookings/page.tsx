import { getTranslations } from "next-intl/server";

import { BookingsTable } from "@/components/desk/bookings/bookings-table";
import { StaffForm } from "@/components/desk/form/staff-form";
import { FilterForm } from "@/components/desk/bookings/filter-form";
import { SavedViews } from "@/components/desk/bookings/saved-views";
import { NewItemsNotice } from "@/components/desk/frame/changes";
import { FilterChips } from "@/components/desk/list/filter-chips";
import { PageHeader } from "@/components/desk/record/page-header";
import { CsvLink, StaffList } from "@/components/desk/list/staff-list";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { confirmExport, deleteView, saveView } from "@/lib/booking/desk/actions/saved-views";
import { filterQuery } from "@/lib/booking/desk/bookings-filter";
import type { SortKey } from "@/lib/booking/desk/bookings-filter";
import { chipsOf } from "@/lib/booking/desk/filter-chips";
import { loadTable } from "@/lib/booking/desk/loaders/table";
import { toTableRow } from "@/lib/booking/desk/table-row";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { anyQuery } from "@/lib/platform/parse/read-query";
import { zoneCity } from "@/lib/platform/time/format";

import { staffPage } from "../staff-page";

const path = "/dashboard/bookings";

/** The table of bookings. The URL contains the filter, the sort order and the position in the list. */
const { generateMetadata, Page } = staffPage("/dashboard/bookings", {
  title: "bookings.title",
  query: anyQuery,
  async render({ locale, query: search, staff, now }) {
    const table = await loadTable(staff, search, { locale, now });
    const { filter, query, zone, services, page } = table;
    const t = await getTranslations("bookings");
    const city = zoneCity(zone, locale);
    const count = table.isCountCut ? t("countCut", { count: table.count }) : t("count", { count: table.count });
    const address = (changed = query) => `${path}?${changed}`;
    const cleared = address("status=any");
    const sortBy = (sort: SortKey) => {
      const isCurrent = filter.sort === sort;
      const isDescending = isCurrent ? !filter.isDescending : sort === "made";
      return {
        href: address(filterQuery({ ...filter, sort, isDescending })),
        order: isCurrent ? (filter.isDescending ? ("descending" as const) : ("ascending" as const)) : undefined,
      };
    };
    return (
      <>
        <PageHeader
          title={t("title")}
          note={t("note", { city })}
          actions={
            table.canChange && (
              <ButtonLink href="/dashboard/bookings/new" variant="gold">
                <Icon name="plus" size="s" /> {t("new")}
              </ButtonLink>
            )
          }
        />
        <div className="stack-13">
          <div className="list-bar">
            <ViewTabs
              label={t("views.label")}
              tabs={[
                { href: path, label: t("views.table"), isCurrent: true },
                { href: "/dashboard/bookings/week", label: t("views.week"), isCurrent: false },
              ]}
            />
            <SavedViews
              standard={table.views.map(({ name, filter: of, count: matching }) => ({
                name: t(`saved.${name}`),
                query: filterQuery(of),
                count: matching,
              }))}
              own={table.saved}
              query={query}
              save={saveView}
              remove={deleteView}
            />
          </div>
          <FilterForm
            filter={filter}
            services={services}
            advisers={table.hasAdviserFilter ? table.advisers : []}
            searchesPeople={table.hasPersonalDetails}
            action={localizedPath(locale, path)}
            cleared={cleared}
          />
          <div className="list-facts" id="export">
            <FilterChips
              chips={chipsOf(table, locale).map(({ label, filter: without }) => ({
                label,
                href: address(filterQuery(without)),
              }))}
              remove={(name) => t("filter.remove", { name })}
              clear={{ label: t("filter.clear"), href: cleared }}
            />
            <span>{count}</span>
            {table.canExport &&
              page.rows.length > 0 &&
              (table.isExportReady ? (
                <CsvLink href={`/api/staff/bookings?${query}&locale=${locale}`} label={t("export")} />
              ) : (
                <StaffForm
                  action={confirmExport}
                  values={{ query }}
                  submit={t("export")}
                  isCheckedByServer
                  texts={{ saving: t("saved.saving") }}
                />
              ))}
          </div>
          <NewItemsNotice kinds={["booking"]} label="bookings" />
          <StaffList address={address()} page={page} empty={{ title: t("empty.title"), text: t("empty.text") }}>
            {(rows) => (
              <BookingsTable
                caption={count}
                rows={rows.map((booking) => toTableRow(booking, { locale, zone, now, services }))}
                city={city}
                sortByTime={sortBy("start")}
                sortByMade={sortBy("made")}
              />
            )}
          </StaffList>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
