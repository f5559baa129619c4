"use server";

import { z } from "zod";

import { publicAction } from "@/lib/platform/web/action";
import { clearSession, readSession, writeSession } from "@/lib/platform/auth/cookie";
import { rememberDevice } from "@/lib/platform/auth/device";
import { pathWithReturn } from "@/lib/platform/auth/return-path";
import {
  endOwnSession,
  enterCode as completeSignIn,
  ownBudget,
  signIn as checkCredentials,
  startSession,
} from "@/lib/platform/auth/sign-in";
import { pathAfterSignIn } from "@/lib/platform/auth/start-page";
import { fail, ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";
import { typedEmail } from "@/lib/platform/text";

import { acceptInvitation as acceptByLink } from "../commands/invitation";
import { requestPasswordReset } from "../commands/password-reset-email";
import { changePassword as replacePassword, resetPassword as setPasswordByLink } from "../commands/set-password";

/** The input of the sign-in form. The password is not trimmed, because it may begin or end with spaces. */
const signInSchema = z.object({
  email: typedEmail,
  password: z.string({ error: "required" }).min(1, "required").max(1_000, "tooLong"),
  callbackUrl: z.string().max(2_000).optional().catch(undefined),
});

/**
 * Signs a staff member in and redirects to the page that required the sign-in. If the account has a second factor,
 * redirects first to the page that asks for a code. The redirect keeps the language of the form.
 */
export const signIn = publicAction({
  name: "staff.sign-in",
  limit: "signIn",
  ownBudget: (form) => ownBudget(form.get("email")),
  schema: signInSchema,
  async run({ callbackUrl, ...credentials }, { now }) {
    const signed = await checkCredentials(credentials, now);
    if (!signed.ok) return signed;
    const path = pathAfterSignIn(callbackUrl);
    if (signed.value === "code-needed") return ok(pathWithReturn("/login/code", path));
    await writeSession(signed.value);
    return ok(path);
  },
  // A whole office may share one IP address, so successful sign-ins do not count against the address's limit.
  isFree: () => true,
  next: (path) => path,
});

const codeSchema = z.object({
  kind: z.enum(["app", "recovery"]),
  code: z.string({ error: "required" }).trim().min(1, "required").max(40, "tooLong"),
  callbackUrl: z.string().max(2_000).optional().catch(undefined),
});

/** Completes a sign-in with a code. If the sign-in expired or too many codes were wrong, the sign-in starts again. */
export const enterCode = publicAction({
  name: "staff.enter-code",
  limit: "signIn",
  schema: codeSchema,
  async run({ callbackUrl, ...code }, { now }) {
    const signed = await completeSignIn(code, now);
    const path = pathAfterSignIn(callbackUrl);
    if (signed.ok) await writeSession(signed.value);
    else if (signed.error === "AUTH_TOKEN_EXPIRED") return ok(`${pathWithReturn("/login", path)}&again=1`);
    return signed.ok ? ok(path) : signed;
  },
  isFree: () => true,
  next: (path) => path,
});

/** Requests a link to reset the password. The result is the same for known and unknown addresses. */
export const forgotPassword = publicAction({
  name: "staff.forgot-password",
  limit: "passwordReset",
  schema: signInSchema.pick({ email: true }),
  async run({ email }, { locale, now }) {
    await requestPasswordReset({ email, locale }, now);
    return ok(null);
  },
});

const newPasswordFields = {
  newPassword: z.string({ error: "required" }).min(1, "required").max(1_000, "tooLong"),
  repeatedPassword: z.string().max(1_000, "tooLong"),
};

const isRepeated = ({ newPassword, repeatedPassword }: { newPassword: string; repeatedPassword: string }) =>
  newPassword === repeatedPassword;

const repeated = { path: ["repeatedPassword"], error: "passwordsDiffer" };

/** Sets a new password with the link from an email, and redirects to the sign-in page. */
export const resetPassword = publicAction({
  name: "staff.reset-password",
  limit: "passwordReset",
  schema: z.object({ token: z.string(), ...newPasswordFields }).refine(isRepeated, repeated),
  async run({ token, newPassword }, { now }) {
    const reset = await setPasswordByLink({ token, newPassword }, now);
    if (reset.ok) await rememberDevice(reset.value);
    return reset;
  },
  next: () => "/login?reset=1",
});

/** Accepts an invitation and signs the person in. The next page sets up the second factor. */
export const acceptInvitation = publicAction({
  name: "staff.accept-invitation",
  limit: "passwordReset",
  schema: z
    .object({
      token: z.string(),
      name: z.string({ error: "required" }).trim().min(2, "tooShort").max(100, "tooLong"),
      ...newPasswordFields,
    })
    .refine(isRepeated, repeated),
  async run({ token, name, newPassword }, { now }) {
    const accepted = await acceptByLink({ token, name, newPassword }, now);
    if (!accepted.ok) return accepted;
    const sessionId = await startSession(accepted.value, "invitation", now);
    if (sessionId === undefined) return fail("AUTH_TOKEN_EXPIRED");
    await writeSession({ sessionId });
    return ok(null);
  },
  next: () => "/login/setup",
});

/**
 * Changes the staff member's own password, even if the setup of the account is not complete. Ends all sessions of the
 * staff member and opens a new session for this browser.
 */
export const changePassword = staffAction({
  name: "staff.change-password",
  needs: "dashboard.open",
  limit: "staffAction",
  isSetup: true,
  schema: z
    .object({
      currentPassword: z.string({ error: "required" }).min(1, "required").max(1_000, "tooLong"),
      callbackUrl: z.string().max(2_000).optional().catch(undefined),
      ...newPasswordFields,
    })
    .refine(isRepeated, repeated),
  async run({ callbackUrl, ...change }, staff, { now }) {
    const changed = await replacePassword(staff, change, now);
    if (!changed.ok) return changed;
    const sessionId = await startSession(changed.value, "new-password", now);
    if (sessionId === undefined) return fail("AUTH_TOKEN_EXPIRED");
    await writeSession({ sessionId });
    return ok(pathAfterSignIn(callbackUrl));
  },
  next: (path) => path,
});

export const signOut = publicAction({
  name: "staff.sign-out",
  limit: "step",
  schema: z.object({}),
  async run(_input, { now }) {
    const token = await readSession();
    if (token) await endOwnSession(token.sessionId, now);
    await clearSession();
    return ok(null);
  },
  next: () => "/login",
});
