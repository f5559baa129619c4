import type { Locale } from "@/lib/platform/i18n/locales";
import { routes } from "@/lib/platform/i18n/routes";

import { readingMinutes } from "./reading-time";
import { articleHeadSchema } from "@/lib/content/text-head";
import type { ArticleHead } from "@/lib/content/text-head";
import type { Outline, TextModule } from "./text-module";

export type Article = {
  readonly slug: string;
  /** The English path, which `Link` translates. */
  readonly path: string;
  readonly head: ArticleHead;
  readonly outline: Outline;
  readonly minutes: number;
  readonly Text: TextModule["default"];
};

/** Slugs in the order of the route registry, which is the order in which a recent victim should read the articles. */
export const articleSlugs: readonly string[] = routes.find(({ path }) => path === "/blog/{slug}")?.values ?? [];

/** Reads one article in one language. Throws if the front matter of the file is invalid. */
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

/** Reads the previous and the next article in the order of `articleSlugs`. */
export async function readNeighbours(slug: string, locale: Locale) {
  const index = articleSlugs.indexOf(slug);
  const read = (other: string | undefined) => (other === undefined ? undefined : readArticle(other, locale));
  const [previous, next] = await Promise.all([read(articleSlugs[index - 1]), read(articleSlugs[index + 1])]);
  return { previous, next };
}

/** Reads all articles in one language, in the order of `articleSlugs`. */
export function listArticles(locale: Locale): Promise<Article[]> {
  return Promise.all(articleSlugs.map((slug) => readArticle(slug, locale)));
}
