import { cookies } from "next/headers";

import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";

import { choicesCookie, choicesLifeSeconds, readChoices, writeChoices } from "./choices";
import type { Purpose } from "./choices";
import { recordAnswer } from "./commands/record-answer";
import { offeredPurposes } from "./offered";

const settings = () => ({
  sameSite: "lax" as const,
  secure: env().siteUrl.startsWith("https:"),
  path: "/",
  maxAge: choicesLifeSeconds,
});

/**
 * Records a visitor's answer and stores it in the browser. Purposes that the site does not ask about are left out. Call
 * it in an action or a route handler: a page cannot set cookies.
 */
export async function keepAnswer(purposes: readonly Purpose[], locale: Locale, now: Instant): Promise<void> {
  const offered = offeredPurposes();
  const agreed = purposes.filter((purpose) => offered.includes(purpose));
  await recordAnswer({ agreed, locale }, now);
  (await cookies()).set(choicesCookie, writeChoices(agreed), settings());
}

/** The purposes that this visitor agreed to. Undefined without an answer. */
export async function choicesOfVisitor(): Promise<readonly Purpose[] | undefined> {
  return readChoices((await cookies()).get(choicesCookie)?.value);
}
