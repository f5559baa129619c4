import type { Locale } from "@/lib/platform/i18n/locales";
import { routes } from "@/lib/platform/i18n/routes";
import { readingMinutes } from "@/lib/site/reading-time";
import { articleHeadSchema } from "@/lib/site/text-head";
import type { ArticleHead } from "@/lib/site/text-head";
import type { Outline, TextModule } from "@/lib/site/text-module";

export type Article = {
  readonly slug: string;
  /** In English, as links take it. */
  readonly path: string;
  readonly head: ArticleHead;
  readonly outline: Outline;
  readonly minutes: number;
  readonly Text: TextModule["default"];
};

/** In the registry's order: in which somebody who was robbed yesterday may want to read them. */
export const articleSlugs: readonly string[] = routes.find(({ path }) => path === "/blog/{slug}")?.values ?? [];

/** One article in one language. Throws when its file breaks the form. */
export async function readArticle(slug: string, locale: Locale): Promise<Article> {
  const { head, outline, default: Text }: TextModule = await import(`./articles/${slug}/${locale}.mdx`);
  return {
    slug,
    path: `/blog/${slug}`,
    head: articleHeadSchema.parse(head),
    outline,
    minutes: readingMinutes(outline.words, locale),
    Text,
  };
}

export function listArticles(locale: Locale): Promise<Article[]> {
  return Promise.all(articleSlugs.map((slug) => readArticle(slug, locale)));
}
