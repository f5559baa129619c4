import { randomUUID } from "node:crypto";

import { cookies, headers } from "next/headers";

import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";
import { isUuid } from "@/lib/platform/uuid";
import { isRefusedBy } from "@/lib/statistics/sender";

import { choicesCookie, choicesLifeSeconds, readChoices, visitorCookie, writeChoices } from "./choices";
import type { Purpose } from "./choices";
import { recordAnswer } from "./commands/record-answer";
import type { GoogleConsent } from "./google/report-event";
import { offeredPurposes } from "./offered";

const settings = () => ({
  sameSite: "lax" as const,
  secure: env().siteUrl.startsWith("https:"),
  path: "/",
  maxAge: choicesLifeSeconds,
});

/**
 * Records a visitor's answer and stores it in the browser. Purposes that the site does not ask about are left out. The
 * random id for Google is stored only while the visitor agrees to be counted. Call it in an action or a route handler:
 * a page cannot set cookies.
 */
export async function keepAnswer(purposes: readonly Purpose[], locale: Locale, now: Instant): Promise<void> {
  const agreed = offeredPurposes().filter((purpose) => purposes.includes(purpose));
  await recordAnswer({ agreed, locale }, now);
  const jar = await cookies();
  jar.set(choicesCookie, writeChoices(agreed), settings());
  const known = jar.get(visitorCookie)?.value;
  if (agreed.includes("analytics")) jar.set(visitorCookie, isUuid(known) ? known : randomUUID(), settings());
  else if (known !== undefined) jar.set(visitorCookie, "", { ...settings(), maxAge: 0 });
}

/** The purposes that this visitor agreed to. Undefined without an answer. */
export async function choicesOfVisitor(): Promise<readonly Purpose[] | undefined> {
  return readChoices((await cookies()).get(choicesCookie)?.value);
}

/**
 * What this visitor agreed to, and the random id by which Google tells visitors apart. The id is undefined without
 * consent to be counted, and for a browser that objects to being tracked.
 */
export async function googleConsent(): Promise<GoogleConsent> {
  const agreed = (await choicesOfVisitor()) ?? [];
  const visitor = (await cookies()).get(visitorCookie)?.value;
  const isAgreed = agreed.includes("analytics") && !isRefusedBy(await headers());
  return { agreed, visitor: isAgreed && isUuid(visitor) ? visitor : undefined };
}
