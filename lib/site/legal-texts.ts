import type { Locale } from "@/lib/platform/i18n/locales";

import { legalHeadSchema } from "@/lib/content/text-head";
import type { LegalHead } from "@/lib/content/text-head";
import type { Outline, TextModule } from "./text-module";

/** The legal texts, by the path of their page. */
export const legalPaths = [
  "/privacy-policy",
  "/terms-of-service",
  "/withdrawal",
  "/data-security",
  "/accessibility",
] as const;
export type LegalPath = (typeof legalPaths)[number];

export type LegalText = { readonly head: LegalHead; readonly outline: Outline; readonly Text: TextModule["default"] };

/** Reads one legal text in one language. Throws if the front matter of the file is invalid. */
export async function readLegalText(path: LegalPath, locale: Locale): Promise<LegalText> {
  const folder = path.slice(1);
  const { head, outline, default: Text }: TextModule = await import(`./legal/${folder}/${locale}.mdx`);
  return { head: legalHeadSchema.parse(head), outline, Text };
}
