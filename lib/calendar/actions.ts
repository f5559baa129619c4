"use server";

import { env } from "@/lib/platform/env";
import { staffAction } from "@/lib/platform/web/staff-action";

import { connectCalendar as connect, disconnectCalendar as disconnect, requestReading } from "./commands/busy-calendar";
import { endFeed as end, makeFeed as make } from "./commands/feed";
import { calendarTarget, connectSchema } from "./schema";

/** Advisers change their own calendar, which the commands check. */
const shared = { needs: ["advisers.change", "advisers.read-own"], limit: "staffAction" } as const;
const recordPage = (done: string) => (slug: string) => `/dashboard/advisers/${slug}?done=${done}`;

/** Makes a new address of an adviser's feed and shows it once. */
export const makeFeed = staffAction({
  ...shared,
  name: "calendar.make-feed",
  schema: calendarTarget,
  run: ({ adviserId }, staff, { now }) => make(staff, adviserId, now),
  shows: (token) => ({ codes: [`${env().siteUrl}/api/calendar/${token}`] }),
});

export const endFeed = staffAction({
  ...shared,
  name: "calendar.end-feed",
  schema: calendarTarget,
  run: ({ adviserId }, staff) => end(staff, adviserId),
  next: recordPage("feed-ended"),
});

export const connectCalendar = staffAction({
  ...shared,
  name: "calendar.connect",
  schema: connectSchema,
  run: (connection, staff, { now }) => connect(staff, connection, now),
  next: recordPage("calendar-connected"),
});

export const readCalendarNow = staffAction({
  ...shared,
  name: "calendar.read",
  schema: calendarTarget,
  run: ({ adviserId }, staff) => requestReading(staff, adviserId),
  next: recordPage("calendar-asked"),
});

export const disconnectCalendar = staffAction({
  ...shared,
  name: "calendar.disconnect",
  schema: calendarTarget,
  run: ({ adviserId }, staff) => disconnect(staff, adviserId),
  next: recordPage("calendar-disconnected"),
});
