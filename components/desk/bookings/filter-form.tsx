import { useTranslations } from "next-intl";

import { MoreFilters } from "@/components/desk/list/more-filters";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-input";
import { statusFilters } from "@/lib/booking/desk/bookings-filter";
import type { BookingsFilter } from "@/lib/booking/desk/bookings-filter";

type Choice = { readonly id: string; readonly name: string };

type Props = {
  readonly filter: BookingsFilter;
  readonly services: readonly Choice[];
  /** The advisers to filter by. Empty for staff who see the bookings of only one adviser. */
  readonly advisers: readonly Choice[];
  /** Whether the reader may search for names. If false, the search finds only references. */
  readonly searchesPeople: boolean;
  /** The localized path of the page. */
  readonly action: string;
  /** The address of the list without filters. */
  readonly cleared: string;
};

/** The filters of the bookings table. The form is sent with GET, so that the URL contains the filter. */
export function FilterForm({ filter, services, advisers, searchesPeople, action, cleared }: Props) {
  const t = useTranslations("bookings");
  const active = [filter.status !== "any", filter.service, filter.adviser, filter.from, filter.to].filter(
    Boolean,
  ).length;
  const sort = `${filter.isDescending ? "-" : ""}${filter.sort}`;
  return (
    // When staff open another filter, for example a saved view, the key changes, and React resets the fields.
    <form
      key={JSON.stringify(filter)}
      className="list-filter"
      action={action}
      role="search"
      aria-label={t("filter.label")}
    >
      <input type="hidden" name="sort" value={sort} />
      <TextField
        id="q"
        name="q"
        type="search"
        label={t(searchesPeople ? "filter.search" : "filter.searchReference")}
        placeholder={t(searchesPeople ? "filter.searchHint" : "filter.searchReference")}
        defaultValue={filter.text}
        autoComplete="off"
        size="sm"
      />
      <MoreFilters active={active} cleared={{ label: t("filter.clear"), href: cleared }}>
        <Field id="status" label={t("filter.status")}>
          <Select id="status" name="status" defaultValue={filter.status} size="sm">
            {statusFilters.map((status) => (
              <option key={status} value={status}>
                {t(`statuses.${status}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="service" label={t("filter.service")}>
          <Select id="service" name="service" defaultValue={filter.service ?? ""} size="sm">
            <option value="">{t("filter.anyService")}</option>
            {services.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {advisers.length > 0 && (
          <Field id="adviser" label={t("filter.adviser")}>
            <Select id="adviser" name="adviser" defaultValue={filter.adviser ?? ""} size="sm">
              <option value="">{t("filter.everyone")}</option>
              {advisers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <TextField id="from" name="from" type="date" label={t("filter.from")} defaultValue={filter.from} size="sm" />
        <TextField id="to" name="to" type="date" label={t("filter.to")} defaultValue={filter.to} size="sm" />
      </MoreFilters>
      <Button type="submit" variant="secondary">
        {t("filter.apply")}
      </Button>
    </form>
  );
}
