"use server";

import { firm } from "@/lib/firm/settings-snapshot";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { filledFields } from "@/lib/platform/forms/form-state";
import { mapOk, ok } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import { dayOf } from "@/lib/platform/time/zone";
import { staffAction } from "@/lib/platform/web/staff-action";

import { offerTimes, remindOfOffer } from "./commands/offer-times";
import { openDay } from "./commands/open-day";
import { removeDays } from "./commands/remove-days";
import { saveChange } from "./commands/save-change";
import { faultOf } from "./days-change";
import { changeAddress, closuresPath, daysPath } from "./days-page";
import {
  changeOf,
  checkedDays,
  closedTarget,
  daysTarget,
  holidayTarget,
  offerTarget,
  readSavedChange,
  savedChange,
} from "./schema";

/** Cached pages say whether and when visitors can book. */
const shared = { needs: "advisers.change", limit: "staffAction", refreshes: ["availability"] } as const;

/** Shows the appointments on days that are to be closed. Saves nothing. */
export const checkDaysOff = staffAction({
  ...shared,
  name: "days-off.check",
  schema: checkedDays,
  read: filledFields,
  async run({ page, ...days }, _staff, { now }) {
    const change = changeOf(days);
    const fault = faultOf(change, dayOf(now, firm().zone));
    return fault ? invalidField(fault.field, fault.code) : ok({ page, change });
  },
  next: ({ page, change }) => changeAddress(page, change),
});

/** Saves days off or closed days, and offers the clients other times if the staff member wants it. */
export const saveDaysOff = staffAction({
  ...shared,
  name: "days-off.save",
  schema: savedChange,
  read: readSavedChange,
  async run({ page, offers, ...input }, staff, { now }) {
    const saved = await saveChange(staff, { ...input, offers }, now);
    return mapOk(saved, ({ left }) => ({ page, done: !offers ? "saved" : left > 0 ? "offered-some" : "offered" }));
  },
  next: ({ page, done }) => `${daysPath(page)}?done=${done}`,
});

export const removeDaysOff = staffAction({
  ...shared,
  name: "days-off.remove",
  schema: daysTarget,
  read: filledFields,
  run: async ({ page, id }, staff, { now }) => mapOk(await removeDays(staff, id, now), () => page),
  next: (page) => `${daysPath(page)}?done=removed`,
});

/** Opens the office on a public holiday or on an additional closed day. */
export const openHoliday = staffAction({
  ...shared,
  name: "days-off.open-holiday",
  schema: holidayTarget,
  run: ({ day }, staff, { now }) => openDay(staff, day as Day, now),
  next: () => `${closuresPath}?done=opened`,
});

/** Offers other times to the clients who have not been told yet, or did not answer. */
export const offerOtherTimes = staffAction({
  ...shared,
  name: "days-off.offer",
  schema: closedTarget,
  read: filledFields,
  async run(target, staff, { now }) {
    const page = "page" in target ? target.page : undefined;
    return mapOk(await offerTimes(staff, target, now), (count) => ({ page, count }));
  },
  next: ({ page, count }) => `${daysPath(page)}?done=${count > 0 ? "offered-again" : "offered-none"}`,
});

/** Reminds one client of the offered times. */
export const remindClient = staffAction({
  ...shared,
  name: "days-off.remind",
  schema: offerTarget,
  read: filledFields,
  run: async ({ page, reference }, staff, { now }) => mapOk(await remindOfOffer(staff, reference, now), () => page),
  next: (page) => `${daysPath(page)}?done=reminded`,
});
