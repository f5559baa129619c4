"use server";

import { firm } from "@/lib/firm/settings-snapshot";
import { ok } from "@/lib/platform/result";
import { dayOf } from "@/lib/platform/time/zone";
import { staffAction } from "@/lib/platform/web/staff-action";

import { addAdviser as add } from "./commands/add-adviser";
import { changeAdviser as change } from "./commands/change-adviser";
import { moveAdviser as move } from "./commands/order";
import { activateAdviser as activate, deactivateAdviser as deactivate } from "./commands/set-active";
import { removePhoto as dropPhoto } from "./commands/photo";
import { removeHours as remove, setHours as set } from "./commands/set-hours";
import {
  addedAdviser,
  adviserTarget,
  changedAdviser,
  leavingAdviser,
  movedAdviser,
  readAdviserForm,
  readLeaving,
} from "./desk/adviser-form";
import { hoursForm, plannedHours, readHoursForm } from "./desk/hours-form";

const list = "/dashboard/advisers";
const shared = { needs: "advisers.change", limit: "staffAction" } as const;
const recordPage = (done: string) => (slug: string) => `${list}/${slug}?done=${done}`;

export const addAdviser = staffAction({
  ...shared,
  name: "advisers.add",
  schema: addedAdviser,
  read: readAdviserForm,
  run: async ({ facts }, staff) => ok(await add(staff, facts)),
  next: recordPage("added"),
});

export const changeAdviser = staffAction({
  ...shared,
  name: "advisers.change",
  schema: changedAdviser,
  read: readAdviserForm,
  run: ({ facts, ...target }, staff) => change(staff, target, facts),
  next: recordPage("changed"),
});

export const moveAdviser = staffAction({
  ...shared,
  name: "advisers.move",
  schema: movedAdviser,
  run: (target, staff) => move(staff, target),
});

export const setHours = staffAction({
  ...shared,
  name: "advisers.set-hours",
  schema: hoursForm,
  read: readHoursForm,
  run: ({ id, version, period, replaces }, staff) => set(staff, { id, version }, { period, replaces }),
  refusals: { overlap: { field: "from", code: "hoursPeriodOverlap" } },
  next: recordPage("hours"),
});

export const removeHours = staffAction({
  ...shared,
  name: "advisers.remove-hours",
  schema: plannedHours,
  run: ({ from, ...target }, staff, { now }) => remove(staff, target, { from, today: dayOf(now, firm().zone) }),
  next: recordPage("hours-removed"),
});

export const deactivateAdviser = staffAction({
  ...shared,
  name: "advisers.deactivate",
  schema: leavingAdviser,
  read: readLeaving,
  run: (input, staff, { now }) => deactivate(staff, input, now),
  refusals: { bookings: { field: "keepsBookings", code: "adviserHasBookings" } },
  next: recordPage("deactivated"),
});

export const activateAdviser = staffAction({
  ...shared,
  name: "advisers.activate",
  schema: adviserTarget,
  run: (target, staff) => activate(staff, target),
  next: recordPage("activated"),
});

export const removePhoto = staffAction({
  ...shared,
  name: "advisers.remove-photo",
  schema: adviserTarget,
  run: (target, staff) => dropPhoto(staff, target),
  next: recordPage("photo-removed"),
});
