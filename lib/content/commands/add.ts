import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { isDuplicate } from "@/lib/platform/db/refusals";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import type { TextKind } from "../kinds";

type NewText = {
  readonly kind: Exclude<TextKind, "legal">;
  /** The last segment of the address, or the anchor. It never changes. */
  readonly key: string;
  readonly locale: Locale;
  readonly title: string;
  /** The id of a question's topic. */
  readonly topicId?: string;
};

/**
 * Adds a text at the end of its list, with a draft in one language. Visitors see it once it is published. Returns its
 * id. RESOURCE_ALREADY_EXISTS: another text of this kind has, or had, the address.
 */
export async function addText(
  by: Staff,
  { kind, key, locale, title, topicId }: NewText,
): Promise<Result<string, "RESOURCE_ALREADY_EXISTS">> {
  try {
    return await db.$transaction(async (tx) => {
      const { _max: last } = await tx.text.aggregate({ where: { kind }, _max: { position: true } });
      const head = kind === "notice" ? {} : { title };
      const { id } = await tx.text.create({
        data: {
          kind,
          key,
          topicId: topicId ?? null,
          position: (last.position ?? 0) + 1,
          drafts: { create: [{ locale, head, body: kind === "notice" ? title : "", savedById: by.id }] },
        },
        select: { id: true },
      });
      await record(tx, by, { action: "text.added", subjectKind: "text", subjectId: id, details: { kind, key } });
      return ok(id);
    });
  } catch (error) {
    if (isDuplicate(error)) return fail("RESOURCE_ALREADY_EXISTS");
    throw error;
  }
}
