import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fail } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { draftHeadSchema } from "../draft-head";
import { saveDraft } from "./drafts";

type Restored = {
  readonly id: string;
  readonly locale: Locale;
  readonly number: number;
  /** The version of the draft that the staff member saw. Its content is replaced. 0: there was none. */
  readonly draftVersion: number;
};

/**
 * Makes an earlier version the draft. The public text stays until the draft is published. Returns the version of the
 * draft. RESOURCE_CONFLICT: someone else has saved, published or discarded the draft since.
 */
export async function restoreVersion(
  by: Staff,
  { id, locale, number, draftVersion }: Restored,
  now: Instant,
): Promise<Result<number, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  const version = await db.textVersion.findUnique({
    where: { textId_locale_number: { textId: id, locale, number } },
    select: { head: true, body: true, originalBlocks: true },
  });
  if (!version) return fail("RESOURCE_NOT_FOUND");
  const { body, originalBlocks } = version;
  const head = draftHeadSchema.parse(version.head);
  return saveDraft(by, { id, locale, version: draftVersion, head, body, originalBlocks }, now);
}
