import { getTranslations } from "next-intl/server";

import { hoursFields } from "@/components/desk/advisers/hours-fields";
import { HoursLayout } from "@/components/desk/advisers/hours-layout";
import { HoursList } from "@/components/desk/advisers/hours-list";
import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { ClientMessages } from "@/components/layout/client-messages";
import { setHours } from "@/lib/advisers/actions";
import type { HoursPeriod } from "@/lib/advisers/hours";
import { loadAdviser } from "@/lib/advisers/loaders";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { zoneCity } from "@/lib/platform/time/format";

import { staffPage } from "../../../../staff-page";

/**
 * The hours with which the form of new hours begins: those that hold last, because usually only a few times change.
 * They begin on a day on which they can be added.
 */
function newHours(periods: readonly HoursPeriod[], today: Day): HoursPeriod {
  const last = periods.at(-1);
  if (!last) return { from: today, to: null, week: [] };
  const free = addDays(last.to ?? last.from, 1);
  return { from: free > today ? free : addDays(today, 1), to: null, week: last.week };
}

/** One period of an adviser's weekly hours, or a new one. `from` is its first day, or "new". */
const { generateMetadata, Page } = staffPage("/dashboard/advisers/{slug}/hours/{from}", {
  title: ({ slug }) => slug,
  async render({ locale, params: { slug, from }, staff, now }) {
    const record = await loadAdviser(staff, slug, { locale, now });
    if (!record) return undefined;
    const { adviser, today } = record;
    const { id, version, periods, facts, hours } = adviser;
    const isNew = from === "new";
    const period = periods.find((each) => each.from === from);
    if (!isNew && !period) return undefined;
    const t = await getTranslations("adviserDesk.hours");
    const page = `/dashboard/advisers/${slug}`;
    const edited = period ?? newHours(periods, today);
    return (
      <ClientMessages namespaces={["staffForm", "hoursEffect", "errors"]}>
        <PageHeader
          title={t(isNew ? (hours ? "new" : "addFirst") : "edit")}
          note={isNew ? hours && t("newNote") : t("editNote")}
          crumbs={{ href: page, list: facts.name, current: t("title") }}
        />
        {isNew && hours && <HoursList adviser={adviser} today={today} locale={locale} remove={undefined} />}
        <StaffForm
          action={setHours}
          submit={t("save")}
          variant="gold"
          isSave
          hasSaveBar
          isCompared
          isCheckedByServer
          back={{ href: page, label: t("back") }}
          values={{ id, version: String(version), replaces: period?.from ?? "" }}
          fields={await hoursFields(edited, locale)}
          layout={<HoursLayout city={zoneCity(facts.zone, locale)} />}
        />
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
