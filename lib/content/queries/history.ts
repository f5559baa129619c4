import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { Compared } from "../difference/compared";

const name = { select: { name: true } } as const;

/** Finds a text of any kind, also a deleted one, with its drafts. */
export function findText(id: string) {
  return db.text.findUnique({
    where: { id },
    select: {
      id: true,
      kind: true,
      key: true,
      version: true,
      deletedAt: true,
      drafts: { select: { locale: true, version: true, savedAt: true, head: true, savedBy: name } },
      _count: { select: { questions: { where: { deletedAt: null } } } },
    },
  });
}

/** The maximum number of versions that a history shows. */
const most = 200;

/** Lists the versions of a text in one language without their bodies, the newest first. */
export function listVersions(textId: string, locale: Locale) {
  return db.textVersion.findMany({
    where: { textId, locale },
    orderBy: { number: "desc" },
    take: most,
    select: {
      number: true,
      head: true,
      publishAt: true,
      createdAt: true,
      withdrawnAt: true,
      publishedBy: name,
    },
  });
}

/** The content of a version, or of the draft. Undefined if there is none. */
export async function findContent(
  textId: string,
  locale: Locale,
  which: number | "draft",
): Promise<Compared | undefined> {
  const select = { head: true, body: true } as const;
  const found =
    which === "draft"
      ? await db.textDraft.findUnique({ where: { textId_locale: { textId, locale } }, select })
      : await db.textVersion.findUnique({ where: { textId_locale_number: { textId, locale, number: which } }, select });
  return found ?? undefined;
}
