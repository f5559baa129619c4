import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { hashToken } from "@/lib/platform/security/token";

import type { Interest } from "../interests";

type Preferences = { readonly language: Locale; readonly interests: readonly Interest[] };

/** Changes the language and interests of a confirmed subscription. */
export async function changePreferences(
  token: string,
  { language, interests }: Preferences,
): Promise<Result<null, "RESOURCE_NOT_FOUND">> {
  return db.$transaction(async (tx) => {
    const [changed] = await tx.newsletterSubscriber.updateManyAndReturn({
      where: { unsubscribeHash: hashToken(token), state: "confirmed" },
      data: { locale: language, interests: [...interests] },
      select: { id: true },
    });
    if (!changed) return fail("RESOURCE_NOT_FOUND");
    await record(
      tx,
      { kind: "visitor" },
      {
        action: "newsletter.changed",
        subjectKind: "subscriber",
        subjectId: changed.id,
        details: { locale: language, interests: interests.length },
      },
    );
    return ok(null);
  });
}
