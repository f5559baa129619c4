import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";

import { choicesVersion } from "../choices";
import type { Purpose } from "../choices";

type Answer = { readonly agreed: readonly Purpose[]; readonly locale: Locale };

/**
 * Records that a visitor answered, with the version and the language of the texts. The row names no person and no
 * address: it proves how the question was asked and answered.
 */
export async function recordAnswer({ agreed, locale }: Answer, now: Instant): Promise<void> {
  await db.privacyAnswer.create({
    data: { version: choicesVersion, locale, purposes: [...agreed], answeredAt: new Date(now) },
    select: { id: true },
  });
}
