import { z } from "zod";

import { MoveBoard } from "@/components/desk/bookings/week/move-board";
import { moveBooking } from "@/lib/booking/change/actions/move";
import { loadMovePlan } from "@/lib/booking/desk/loaders/move-plan";
import { instantFrom } from "@/lib/booking/desk/week-address";
import { firm } from "@/lib/firm/settings-snapshot";
import { isDay } from "@/lib/platform/time/day";
import { startOfDay } from "@/lib/platform/time/zone";

import { staffPage } from "../../../staff-page";

/** Staff move an appointment here by choosing a free time from a list. The page works on phones and without scripts. */
const { generateMetadata, Page } = staffPage("/dashboard/bookings/{reference}/move", {
  title: "week.page.title",
  query: z.object({ after: z.string().optional(), to: z.string().optional(), adviser: z.string().optional() }),
  async render({ locale, params: { reference }, query, staff, now }) {
    const { zone } = firm();
    const path = `/dashboard/bookings/${reference}/move`;
    const fromDay = [query.after].find(isDay);
    const to = instantFrom(query.to);
    const after = fromDay ? startOfDay(fromDay, zone) : instantFrom(query.after);
    const plan = await loadMovePlan(staff, { locale, reference, to, after, adviserId: query.adviser, now });
    if (!plan) return undefined;
    return <MoveBoard plan={plan} path={path} fromDay={fromDay} reader={{ locale, zone }} move={moveBooking} />;
  },
});
export { generateMetadata, Page as default };
