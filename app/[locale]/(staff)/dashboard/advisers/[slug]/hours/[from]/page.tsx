import { getTranslations } from "next-intl/server";

import { hoursFields } from "@/components/desk/advisers/hours-fields";
import { HoursLayout } from "@/components/desk/advisers/hours-layout";
import { HoursList } from "@/components/desk/advisers/hours-list";
import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { ClientMessages } from "@/components/layout/client-messages";
import { setHours } from "@/lib/advisers/actions";
import { loadAdviser } from "@/lib/advisers/loaders";
import { addDays } from "@/lib/platform/time/day";
import { zoneCity } from "@/lib/platform/time/format";

import { staffPage } from "../../../../staff-page";

/** One period of an adviser's weekly hours, or a new one. `from` is its first day, or "new". */
const { generateMetadata, Page } = staffPage("/dashboard/advisers/{slug}/hours/{from}", {
  title: ({ slug }) => slug,
  async render({ locale, params: { slug, from }, staff, now }) {
    const record = await loadAdviser(staff, slug, { locale, now });
    if (!record) return undefined;
    const { adviser, today } = record;
    const { id, version, periods, facts, hours, nextHours } = adviser;
    const isNew = from === "new";
    const period = periods.find((each) => each.from === from);
    if (!isNew && !period) return undefined;
    const t = await getTranslations("adviserDesk.hours");
    const page = `/dashboard/advisers/${slug}`;
    // New hours start from the present ones, because usually only a few times change.
    const edited = period ?? {
      from: hours ? addDays(today, 1) : today,
      to: null,
      week: (nextHours ?? hours)?.week ?? [],
    };
    return (
      <ClientMessages namespaces={["staffForm", "hoursEffect", "errors"]}>
        <PageHeader
          title={t(isNew ? "new" : "edit")}
          note={t(isNew ? "newNote" : "editNote")}
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
