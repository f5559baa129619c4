"use server";

import { z } from "zod";

import { publicAction } from "@/lib/platform/action";
import { forgetSession, readSessionId, writeSession } from "@/lib/platform/auth/cookie";
import { endSession } from "@/lib/platform/auth/sessions";
import { signIn as begin } from "@/lib/platform/auth/sign-in";
import { safeReturn } from "@/lib/platform/auth/way-in";
import { splitPrefix } from "@/lib/platform/i18n/prefix";
import { ok } from "@/lib/platform/result";

import { signInSchema } from "./schema";

/** Goes on to where the visitor was turned away, in the language of the form. */
export const signIn = publicAction({
  name: "staff.sign-in",
  limit: "signIn",
  schema: signInSchema,
  async run({ callbackUrl, ...credentials }, { now }) {
    const signed = await begin(credentials, now);
    if (!signed.ok) return signed;
    await writeSession(signed.value);
    const [pathname = "/dashboard", query] = safeReturn(callbackUrl).split("?");
    return ok(splitPrefix(pathname).path + (query === undefined ? "" : `?${query}`));
  },
  // An office has one address for all: whoever is let in takes nobody's turn.
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
    await forgetSession();
    return ok(null);
  },
  next: () => "/login",
});
