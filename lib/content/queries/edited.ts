import { db } from "@/lib/platform/db/client";
import { isLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { EditedKind } from "../editor/edited-text";

/** Finds an article or a legal text with its drafts and its versions, newest first. Undefined if there is none. */
export async function findEdited(kind: EditedKind, key: string) {
  const row = await db.text.findUnique({
    where: { kind_key: { kind, key } },
    select: {
      id: true,
      key: true,
      deletedAt: true,
      drafts: {
        select: {
          locale: true,
          head: true,
          body: true,
          originalBlocks: true,
          version: true,
          savedAt: true,
          savedBy: { select: { id: true, name: true } },
        },
      },
      versions: {
        orderBy: [{ number: "desc" }],
        select: {
          locale: true,
          number: true,
          originalBlocks: true,
          publishAt: true,
          withdrawnAt: true,
          publishedBy: { select: { name: true } },
        },
      },
    },
  });
  if (!row) return undefined;
  return { ...row, drafts: row.drafts.filter(withLocale), versions: row.versions.filter(withLocale) };
}

type Found = NonNullable<Awaited<ReturnType<typeof findEdited>>>;
export type EditedDraft = Found["drafts"][number];
export type EditedVersion = Found["versions"][number];

/** Finds the head and the body of a version. */
export async function findVersion(textId: string, locale: string, number: number) {
  const row = await db.textVersion.findUnique({
    where: { textId_locale_number: { textId, locale, number } },
    select: { head: true, body: true },
  });
  return row ?? undefined;
}

function withLocale<T extends { readonly locale: string }>(row: T): row is T & { readonly locale: Locale } {
  return isLocale(row.locale);
}
