import type { Prisma, Tx } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { locales } from "@/lib/platform/i18n/locales";
import { versioned } from "@/lib/platform/versioned";

import { findTemplate } from "../queries/templates";
import type { TemplateFacts } from "../template";

/** The template and the version of it that the staff member saw. */
export type TemplateTarget = { readonly id: string; readonly version: number };

/**
 * Changes a template as a staff member. A change of only the texts passes empty `data`, so that the version is
 * incremented.
 */
export const changeTemplateRow = versioned({
  subjectKind: "reply-template",
  lock: (tx, { id }: TemplateTarget) => lockRow(tx, "reply_templates", { id }),
  find: (tx, _staff, { id }) => findTemplate(id, tx),
  store: (tx, id, data: Prisma.ReplyTemplateUncheckedUpdateInput) =>
    tx.replyTemplate.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } }),
});

/** Stores the texts of a template. A language without a text has no row. */
export async function writeTexts(tx: Tx, templateId: string, { name, text }: TemplateFacts): Promise<void> {
  await tx.replyTemplateText.deleteMany({ where: { templateId } });
  await tx.replyTemplateText.createMany({
    data: locales
      .filter((locale) => text[locale] !== "")
      .map((locale) => ({ templateId, locale, name: name[locale], text: text[locale] })),
  });
}
