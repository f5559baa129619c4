import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { changeText } from "./text-row";

type Withdrawn = { readonly id: string; readonly locale: Locale; readonly number: number };

/**
 * Calls off a scheduled version, or takes a public one down: the version before it is then public again. Its content
 * becomes a draft, if there is none. A legal text is called off in all languages. "inForce": a legal text in force is
 * replaced, not taken down. RESOURCE_CONFLICT: it is withdrawn already.
 */
export function withdrawVersion(
  by: Staff,
  { id, locale, number }: Withdrawn,
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "inForce">> {
  return changeText(by, { id }, async ({ kind }, tx) => {
    const version = await tx.textVersion.findUnique({
      where: { textId_locale_number: { textId: id, locale, number } },
    });
    if (!version) return fail("RESOURCE_NOT_FOUND");
    if (version.withdrawnAt) return fail("RESOURCE_CONFLICT");
    const isScheduled = version.publishAt.getTime() > now;
    if (kind === "legal" && !isScheduled) return fail("BUSINESS_RULE_VIOLATION", { rule: "inForce" });
    // The languages of a legal text are scheduled together.
    const together = kind === "legal" ? { textId: id, number } : { id: version.id };
    const where = { ...together, withdrawnAt: null };
    const withdrawn = await tx.textVersion.findMany({ where, orderBy: { locale: "asc" } });
    await tx.textVersion.updateMany({ where, data: { withdrawnAt: new Date(now) } });
    await tx.textDraft.createMany({
      data: withdrawn.map(({ locale: language, head, body, originalBlocks }) => {
        const saved = { savedById: by.id, savedAt: new Date(now) };
        return { textId: id, locale: language, head: head ?? {}, body, originalBlocks, ...saved };
      }),
      skipDuplicates: true,
    });
    return ok({
      audit: { action: isScheduled ? "text.called-off" : "text.taken-down", details: { locale, number } },
      value: null,
    });
  });
}
