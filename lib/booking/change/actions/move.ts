"use server";

import { firm } from "@/lib/firm/settings-snapshot";
import { mapOk } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";
import { dayOf } from "@/lib/platform/time/zone";

import { moveByStaff } from "../../desk/commands/move-by-staff";
import { moveSchema, readMoveForm } from "../move-schema";
import { weekPath } from "../../desk/week-address";

/** Moves an appointment to another time, another adviser or both. Then shows the page on which the move began. */
export const moveBooking = staffAction({
  name: "bookings.move",
  needs: "bookings.change",
  limit: "staffAction",
  schema: moveSchema,
  read: readMoveForm,
  async run({ startTime, message, ...move }, staff, { now }) {
    const start = Date.parse(startTime);
    const moved = await moveByStaff(staff, { ...move, message, start }, now);
    return mapOk(moved, () => ({ ...move, start }));
  },
  refusals: { notice: "message" },
  next: ({ reference, adviserId, start, origin }) =>
    origin === "booking"
      ? `/dashboard/bookings/${reference}?done=moved`
      : `${weekPath({ week: dayOf(start, firm().zone), adviser: adviserId })}&moved=${reference}`,
});
