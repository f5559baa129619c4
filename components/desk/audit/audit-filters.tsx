import { useTranslations } from "next-intl";

import { FilterChips } from "@/components/desk/list/filter-chips";
import { MoreFilters } from "@/components/desk/list/more-filters";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-input";
import { actGroups } from "@/lib/audit/acts";
import { filterAddress, otherActors } from "@/lib/audit/audit-filter";
import type { AuditFilter } from "@/lib/audit/audit-filter";
import { formatCalendarDate } from "@/lib/platform/time/format";

type Props = {
  readonly filter: AuditFilter;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly readerId: string;
  /** The localized path of the page. */
  readonly action: string;
  readonly locale: string;
};

/** The filters of the audit log. The form is sent with GET, so that the address contains the filter. */
export function AuditFilters({ filter, people, readerId, action, locale }: Props) {
  const t = useTranslations("audit");
  return (
    <>
      <form
        key={JSON.stringify(filter)}
        className="list-filter"
        action={action}
        role="search"
        aria-label={t("filter.label")}
      >
        <TextField
          id="record"
          name="record"
          type="search"
          label={t("filter.record")}
          placeholder={t("filter.recordHint")}
          defaultValue={filter.record}
          autoComplete="off"
          size="sm"
        />
        <MoreFilters
          active={[filter.person, filter.act, filter.from, filter.to].filter(Boolean).length}
          cleared={{ label: t("filter.clear"), href: "/dashboard/audit" }}
        >
          <Field id="person" label={t("filter.person")}>
            <Select id="person" name="person" defaultValue={filter.person ?? ""} size="sm">
              <option value="">{t("filter.everyone")}</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {id === readerId ? t("filter.you", { name }) : name}
                </option>
              ))}
              {otherActors.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`people.${kind}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="act" label={t("filter.act")}>
            <Select id="act" name="act" defaultValue={filter.act ?? ""} size="sm">
              <option value="">{t("filter.everything")}</option>
              {actGroups.map((group) => (
                <option key={group} value={group}>
                  {t(`groups.${group}`)}
                </option>
              ))}
            </Select>
          </Field>
          <TextField id="from" name="from" type="date" label={t("filter.from")} defaultValue={filter.from} size="sm" />
          <TextField id="to" name="to" type="date" label={t("filter.to")} defaultValue={filter.to} size="sm" />
        </MoreFilters>
        <Button type="submit" variant="secondary">
          {t("filter.apply")}
        </Button>
      </form>
      <Chips filter={filter} people={people} locale={locale} />
    </>
  );
}

function Chips({ filter, people, locale }: Pick<Props, "filter" | "people" | "locale">) {
  const t = useTranslations("audit");
  const { record, person, act, from, to } = filter;
  const other = otherActors.find((kind) => kind === person);
  const name = other ? t(`people.${other}`) : (people.find(({ id }) => id === person)?.name ?? t("people.gone"));
  const chip = (label: string, without: Partial<AuditFilter>) => ({
    label,
    href: `/dashboard/audit${filterAddress({ ...filter, ...without })}`,
  });
  return (
    <FilterChips
      chips={[
        ...(record ? [chip(record.includes(":") ? t("filter.oneRecord") : record, { record: "" })] : []),
        ...(person ? [chip(name, { person: undefined })] : []),
        ...(act ? [chip(t(`groups.${act}`), { act: undefined })] : []),
        ...(from ? [chip(t("filter.fromDay", { day: formatCalendarDate(from, locale) }), { from: undefined })] : []),
        ...(to ? [chip(t("filter.toDay", { day: formatCalendarDate(to, locale) }), { to: undefined })] : []),
      ]}
      remove={(label) => t("filter.remove", { label })}
      clear={{ label: t("filter.clear"), href: "/dashboard/audit" }}
    />
  );
}
