import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { AdviserTabs } from "@/components/desk/days-off/adviser-tabs";
import { DaysOff } from "@/components/desk/days-off/days-off";
import { Holidays } from "@/components/desk/days-off/holidays";
import { daysNotices, toneOf } from "@/components/desk/days-off/notices";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { regionName } from "@/lib/availability/holidays";
import {
  checkDaysOff,
  offerOtherTimes,
  openHoliday,
  remindClient,
  removeDaysOff,
  saveDaysOff,
} from "@/lib/booking/days-off/actions";
import { loadDaysOff, loadHolidays } from "@/lib/booking/days-off/loaders/days-off";
import { changeQuery, readChange } from "@/lib/booking/days-off/schema";
import { firm } from "@/lib/firm/settings-snapshot";

import { staffPage } from "../../staff-page";

const actions = {
  check: checkDaysOff,
  save: saveDaysOff,
  remove: removeDaysOff,
  offer: offerOtherTimes,
  remind: remindClient,
};

/** The closed days of the office, and the public holidays of its region. */
const { generateMetadata, Page } = staffPage("/dashboard/advisers/closures", {
  title: "daysOff.closures.title",
  query: changeQuery.extend({ done: z.enum(daysNotices).optional() }),
  async render({ locale, query, staff, now }) {
    const { done } = query;
    const t = await getTranslations("daysOff");
    const [view, holidays] = await Promise.all([
      loadDaysOff(staff, { adviser: null, change: readChange(query, null), now }),
      loadHolidays(staff, now),
    ]);
    return (
      <>
        <PageHeader title={t("closures.title")} />
        <AdviserTabs current="closures" />
        <PageNotice notice={done && { code: done, message: t(`notices.${done}`), tone: toneOf(done) }} />
        <DaysOff view={view} locale={locale} actions={actions} />
        <Holidays
          rows={holidays}
          view={view}
          region={regionName(firm().holidays, locale)}
          locale={locale}
          actions={actions}
          open={openHoliday}
        />
      </>
    );
  },
});
export { generateMetadata, Page as default };
