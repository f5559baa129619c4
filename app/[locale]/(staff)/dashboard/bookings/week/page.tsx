import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { DayBoard } from "@/components/desk/bookings/week/day-board";
import { WeekBoard } from "@/components/desk/bookings/week/week-board";
import { moveBooking } from "@/lib/booking/change/actions/move";
import { loadDay } from "@/lib/booking/desk/loaders/day";
import { loadMovePlan } from "@/lib/booking/desk/loaders/move-plan";
import { loadWeek } from "@/lib/booking/desk/loaders/week";
import { instantFrom } from "@/lib/booking/desk/week-address";
import { isAllowed } from "@/lib/platform/auth/permissions";

import { staffPage } from "../../staff-page";

/** The calendar of one adviser's week, or of one day of all advisers. */
const { generateMetadata, Page } = staffPage("/dashboard/bookings/week", {
  title: async () => {
    const t = await getTranslations("week");
    return `${t("title")}, ${t("week")}`;
  },
  query: z.object({
    view: z.enum(["day"]).optional(),
    week: z.string().optional(),
    day: z.string().optional(),
    adviser: z.string().optional(),
    move: z.string().optional(),
    moved: z.string().optional(),
    at: z.string().optional(),
    to: z.string().optional(),
  }),
  async render({ locale, query, staff, now }) {
    if (query.view === "day")
      return (
        <>
          <RefreshOnChange kinds={["booking"]} />
          <DayBoard calendar={await loadDay(staff, { locale, day: query.day, now })} locale={locale} />
        </>
      );
    const to = instantFrom(query.to);
    const target = to ?? instantFrom(query.at);
    const isMoving = isAllowed(staff.role, "bookings.change") && typeof query.move === "string" && target !== undefined;
    const plan = isMoving
      ? await loadMovePlan(staff, { locale, reference: String(query.move), to: target, adviserId: query.adviser, now })
      : undefined;
    const moving = plan?.target ?? null;
    const week = await loadWeek(staff, { locale, week: query.week, adviserId: query.adviser, moving, now });
    return (
      <>
        <RefreshOnChange kinds={["booking"]} />
        <WeekBoard
          week={week}
          locale={locale}
          day={query.day}
          plan={plan}
          isPutDown={to !== undefined}
          moved={typeof query.moved === "string" ? query.moved : undefined}
          move={moveBooking}
        />
      </>
    );
  },
});
export { generateMetadata, Page as default };
