import type { Locale } from "@/lib/platform/i18n/locales";
import { legalHeadSchema } from "@/lib/site/text-head";
import type { LegalHead } from "@/lib/site/text-head";
import type { Outline, TextModule } from "@/lib/site/text-module";

/** The texts that bind the firm, by the path of their page. */
export const legalPaths = ["/privacy-policy", "/terms-of-service", "/data-security", "/accessibility"] as const;
export type LegalPath = (typeof legalPaths)[number];

export type LegalText = { readonly head: LegalHead; readonly outline: Outline; readonly Text: TextModule["default"] };

/** One text in one language. Throws when its file breaks the form. */
export async function readLegalText(path: LegalPath, locale: Locale): Promise<LegalText> {
  const folder = path.slice(1);
  const { head, outline, default: Text }: TextModule = await import(`./${folder}/${locale}.mdx`);
  return { head: legalHeadSchema.parse(head), outline, Text };
}
