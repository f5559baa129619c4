"use server";

import { publicAction } from "@/lib/platform/action";
import { ok } from "@/lib/platform/result";

import { requestLinks } from "../commands/request-links";
import { cancelManaged as cancelByLink, moveManaged } from "../manage";
import { findSchema, managedCancelSchema, managedSchema, readCancelForm } from "../schema";

const managePath = (done: string) => (token: string) => `/booking/manage/${token}?done=${done}`;

/** Cancels the booking of a manage link. */
export const cancelManaged = publicAction({
  name: "booking.cancel-managed",
  limit: "booking",
  schema: managedCancelSchema,
  read: readCancelForm,
  async run({ token, from, reason }, { now }) {
    const done = await cancelByLink(token, { reason, from: from === undefined ? undefined : Date.parse(from) }, now);
    return done.ok ? ok(token) : done;
  },
  next: managePath("cancelled"),
});

/** Moves the booking of a manage link to another time. */
export const rescheduleManaged = publicAction({
  name: "booking.reschedule-managed",
  limit: "booking",
  schema: managedSchema,
  async run({ token, startTime, from }, { now }) {
    const done = await moveManaged(
      token,
      { start: Date.parse(startTime), from: from === undefined ? undefined : Date.parse(from) },
      now,
    );
    return done.ok ? ok(token) : done;
  },
  next: managePath("moved"),
});

/** Emails the links of an address's future bookings. The answer is the same for every address, and for bots too. */
export const mailLinks = publicAction({
  name: "booking.mail-links",
  limit: "find",
  schema: findSchema,
  async run({ email, website }, { locale, now }) {
    if (!website) await requestLinks({ email, locale }, now);
    return ok(null);
  },
  next: () => "/booking/find?sent=1",
});
