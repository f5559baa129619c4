"use server";

import { z } from "zod";

import { publicAction } from "@/lib/platform/action";
import { clearSession, readSessionId, writeSession } from "@/lib/platform/auth/cookie";
import { returnPathWithoutPrefix } from "@/lib/platform/auth/return-path";
import { endSession } from "@/lib/platform/auth/sessions";
import { ownBudget, signIn as startSession } from "@/lib/platform/auth/sign-in";
import { ok } from "@/lib/platform/result";

/** The input of the sign-in form. A password is not trimmed, because spaces at its ends are part of it. */
const signInSchema = z.object({
  email: z
    .string({ error: "required" })
    .trim()
    .max(254, "tooLong")
    .pipe(z.email({ error: "emailInvalid" })),
  password: z.string({ error: "required" }).min(1, "required").max(1_000, "tooLong"),
  callbackUrl: z.string().max(2_000).optional().catch(undefined),
});

/** Redirects to the page that required the sign-in, in the language of the form. */
export const signIn = publicAction({
  name: "staff.sign-in",
  limit: "signIn",
  ownBudget: (form) => ownBudget(form.get("email")),
  schema: signInSchema,
  async run({ callbackUrl, ...credentials }, { now }) {
    const signed = await startSession(credentials, now);
    if (!signed.ok) return signed;
    await writeSession(signed.value);
    return ok(returnPathWithoutPrefix(callbackUrl));
  },
  // A whole office may share one IP address, so successful sign-ins do not count against its limit.
  isFree: () => true,
  next: (path) => path,
});

export const signOut = publicAction({
  name: "staff.sign-out",
  limit: "step",
  schema: z.object({}),
  async run(_input, { now }) {
    const id = await readSessionId();
    if (id !== undefined) await endSession(id, now);
    await clearSession();
    return ok(null);
  },
  next: () => "/login",
});
