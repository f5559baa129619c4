import { useLocale, useTranslations } from "next-intl";

import { toCalendarView } from "@/components/site/booking/date/calendar-view";
import type { MonthData } from "@/components/site/booking/date/calendar-view";
import { ClientMessages } from "@/components/layout/client-messages";
import { firstWeekdayFor } from "@/lib/firm/profile";
import { addDays, daysFromTo } from "@/lib/platform/time/day";

import { CalendarDemo } from "./calendar-demo";
import { ShowcaseSection } from "./section";

const months = ["2026-12", "2027-01"] as const;
const today = "2026-12-03";
/** Six of seven days have free time slots, so that the calendar shows both free and full days. */
const days = daysFromTo(addDays(today, 1), "2027-01-31").flatMap((date, index) =>
  index % 7 < 6 ? [{ date, free: 1 + (index % 5) }] : [],
);

/** A calendar with free days, full days and today, in which a day can be chosen. */
export function CalendarShowcase() {
  const t = useTranslations("booking");
  const tShowcase = useTranslations("showcase.calendar");
  const locale = useLocale();
  const address = { locale, path: "/component-test", params: {} };
  const shared: Omit<MonthData, "month"> = {
    firstMonth: months[0],
    lastMonth: months[1],
    today,
    firstWeekday: firstWeekdayFor({ locale, zone: "UTC" }),
    days,
    day: null,
  };
  return (
    <ShowcaseSection title={tShowcase("title")}>
      <div className="showcase-calendar">
        <ClientMessages namespaces={["booking"]}>
          <CalendarDemo months={months.map((month) => toCalendarView({ ...shared, month }, address, t))} />
        </ClientMessages>
      </div>
    </ShowcaseSection>
  );
}
