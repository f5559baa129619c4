import type { Heads } from "@/lib/content/heads";
import { legalKeys } from "@/lib/content/kinds";
import type { LegalKey } from "@/lib/content/kinds";
import type { ParsedText } from "@/lib/content/markdown/parse";
import { parsedBody } from "@/lib/content/parsed";
import type { Texts } from "@/lib/content/texts";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";

/** The path of the page of a legal text. */
export type LegalPath = `/${LegalKey}`;

export const legalPaths = legalKeys.map((key): LegalPath => `/${key}`);

export type LegalText = {
  readonly head: Heads["legal"] & { readonly updated: Day };
  readonly text: ParsedText;
  /** Whether the version has counsel's mark. Its passages for counsel then have no note. */
  readonly isRead: boolean;
};

/** The legal text of a page that is in force. Undefined if it cannot be read. */
export function legalTextOf(texts: Texts, path: LegalPath, locale: Locale): LegalText | undefined {
  const key = legalKeys.find((each) => path === `/${each}`);
  const published = key && texts.find("legal", key, locale);
  const text = published && parsedBody(published);
  return text && { head: { ...published.head, updated: published.updatedOn }, text, isRead: published.isRead };
}
