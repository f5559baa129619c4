"use server";

import { z } from "zod";

import { clearSession } from "@/lib/platform/auth/cookie";
import { isTicked } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";
import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { setEmailLanguage } from "../commands/email-language";
import { endOwnSession, signOutEverywhere as endAllSessions } from "../commands/end-sessions";
import { addSecondFactor as enrol, dropSecondFactor, renewRecoveryCodes as renew } from "../commands/second-factor";
import { setTaskEmails } from "../commands/task-emails";

/** The settings of every action in this file. The actions change only the account of the signed-in staff member. */
const own = { needs: "dashboard.open", limit: "staffAction" } as const;

/**
 * Turns the second factor on and shows the recovery codes once. The action also runs before the setup of an account is
 * complete, because for administrators the setup includes a second factor.
 */
export const addSecondFactor = staffAction({
  ...own,
  name: "staff.add-second-factor",
  isSetup: true,
  needsRecentSignIn: true,
  schema: z.object({ code: z.string({ error: "required" }).trim().min(1, "required").max(40, "tooLong") }),
  run: ({ code }, staff, { now }) => enrol(staff, code, now),
  shows: (codes) => ({ codes }),
});

export const renewRecoveryCodes = staffAction({
  ...own,
  name: "staff.renew-recovery-codes",
  needsRecentSignIn: true,
  schema: z.object({}),
  run: (_input, staff) => renew(staff),
  shows: (codes) => ({ codes }),
});

export const removeSecondFactor = staffAction({
  ...own,
  name: "staff.remove-second-factor",
  needsRecentSignIn: true,
  schema: z.object({}),
  run: (_input, staff, { now }) => dropSecondFactor(staff, now),
  next: () => "/dashboard/account",
});

export const changeEmailLanguage = staffAction({
  ...own,
  name: "staff.change-email-language",
  schema: z.object({ language: z.enum(locales, { error: "required" }) }),
  async run({ language }, staff) {
    await setEmailLanguage(staff, language);
    return ok(null);
  },
  next: () => "/dashboard/account?done=language",
});

export const changeTaskEmails = staffAction({
  ...own,
  name: "staff.change-task-emails",
  schema: z.object({ hasTaskEmails: z.string().optional().transform(isTicked) }),
  async run({ hasTaskEmails }, staff) {
    await setTaskEmails(staff, hasTaskEmails);
    return ok(null);
  },
  next: () => "/dashboard/account?done=taskEmails",
});

export const endSession = staffAction({
  ...own,
  name: "staff.end-session",
  needsRecentSignIn: true,
  schema: z.object({ sessionId: z.uuid() }),
  async run({ sessionId }, staff, { now }) {
    await endOwnSession(staff, sessionId, now);
    return ok(null);
  },
  next: () => "/dashboard/account",
});

export const signOutEverywhere = staffAction({
  ...own,
  name: "staff.sign-out-everywhere",
  needsRecentSignIn: true,
  schema: z.object({}),
  async run(_input, staff, { now }) {
    await endAllSessions(staff, now);
    await clearSession();
    return ok(null);
  },
  next: () => "/login",
});
