"use server";

import { z } from "zod";

import { roles } from "@/lib/platform/auth/permissions";
import { locales } from "@/lib/platform/i18n/locales";
import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";
import { typedEmail } from "@/lib/platform/text";

import { changeAccess as change } from "../commands/access";
import { endSessions } from "../commands/end-sessions";
import { confirmFactorReset as confirm, requestFactorReset as request } from "../commands/factor-reset";
import { invite as inviteByEmail, inviteAgain as repeat } from "../commands/invitation";

/** The settings that are common to all actions on other people's accounts. */
const managing = { needs: "staff.manage", limit: "staffAction", needsRecentSignIn: true } as const;

const target = z.object({ id: z.uuid() });

const access = {
  role: z.enum(roles, { error: "required" }),
  adviserId: z
    .union([z.uuid(), z.literal("")])
    .default("")
    .transform((id) => (id === "" ? null : id)),
};

export const invite = staffAction({
  ...managing,
  name: "staff.invite",
  schema: z.object({
    email: typedEmail,
    language: z.enum(locales, { error: "required" }),
    ...access,
  }),
  run: ({ language, ...invitation }, staff, { now }) => inviteByEmail(staff, { ...invitation, locale: language }, now),
  next: (id) => `/dashboard/staff/${id}?done=invited`,
});

export const inviteAgain = staffAction({
  ...managing,
  name: "staff.invite-again",
  schema: target,
  async run({ id }, staff, { now }) {
    const sent = await repeat(staff, id, now);
    return sent.ok ? ok(id) : sent;
  },
  next: (id) => `/dashboard/staff/${id}?done=invited`,
});

export const changeAccess = staffAction({
  ...managing,
  name: "staff.change-access",
  schema: target.extend({
    version: z.coerce.number().int(),
    ...access,
    /** One click must not change what a person may do. */
    confirmed: z.literal("true", { error: "accessConfirm" }),
  }),
  async run({ confirmed: _, ...input }, staff) {
    const changed = await change(staff, input);
    return changed.ok ? ok(input.id) : changed;
  },
  next: (id) => `/dashboard/staff/${id}?done=saved`,
});

export const requestFactorReset = staffAction({
  ...managing,
  name: "staff.request-factor-reset",
  schema: target,
  async run({ id }, staff, { now }) {
    const requested = await request(staff, id, now);
    return requested.ok ? ok(id) : requested;
  },
  next: (id) => `/dashboard/staff/${id}?done=requested`,
});

export const confirmFactorReset = staffAction({
  ...managing,
  name: "staff.confirm-factor-reset",
  schema: target,
  async run({ id }, staff, { now }) {
    const confirmed = await confirm(staff, id, now);
    return confirmed.ok ? ok(id) : confirmed;
  },
  next: (id) => `/dashboard/staff/${id}?done=reset`,
});

export const endPersonSession = staffAction({
  ...managing,
  name: "staff.end-person-session",
  schema: target.extend({ sessionId: z.uuid() }),
  async run({ id, sessionId }, staff, { now }) {
    await endSessions(staff, { id: sessionId, staffUserId: id }, now);
    return ok(id);
  },
  next: (id) => `/dashboard/staff/${id}?done=session-ended`,
});

export const signOutPerson = staffAction({
  ...managing,
  name: "staff.sign-out-person",
  schema: target,
  async run({ id }, staff, { now }) {
    await endSessions(staff, { staffUserId: id }, now);
    return ok(id);
  },
  next: (id) => `/dashboard/staff/${id}?done=signed-out`,
});
