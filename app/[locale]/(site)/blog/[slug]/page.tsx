import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { ArticleFacts } from "@/components/site/blog/article-facts";
import { NextArticles } from "@/components/site/blog/next-articles";
import { NewsletterSection } from "@/components/site/newsletter/newsletter-section";
import { Art } from "@/components/site/parts/art";
import { firmFacts } from "@/components/site/parts/firm-facts";
import { JsonLd } from "@/components/site/parts/json-ld";
import { PageHead } from "@/components/site/parts/page-head";
import { Prose, proseComponents } from "@/components/site/parts/prose";
import { SourceList } from "@/components/site/parts/source-list";
import { TextMargin } from "@/components/site/parts/text-margin";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { subscribe } from "@/lib/newsletter/actions";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import { articleSlugs, readNeighbours } from "@/lib/site/articles";
import { loadArticle } from "@/lib/site/loaders/articles";
import { blogPosting } from "@/lib/site/structured-data/pages";

type Props = PageProps<"/[locale]/blog/[slug]">;

/**
 * Only the paths of `generateStaticParams` exist. The middleware rewrites other article paths to the not-found page.
 */
export const dynamicParams = false;

export function generateStaticParams() {
  return articleSlugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { head, path, locale } = await findArticle(params);
  const { title, description, published, updated } = head;
  return pageMetadata({ locale, path, title, description, article: { published, updated } });
}

export default async function ArticlePage({ params }: Props) {
  const { locale, ...article } = await findArticle(params);
  const { head, outline, path, minutes, slug, Text } = article;
  const t = await getTranslations("newsletter");
  const firm = await loadFirm();
  const author = firm.tradingName;
  return (
    <article>
      <PageHead path={path} title={head.title} lead={head.lead} band="tint" aside={<Art name="letter" />}>
        <ArticleFacts article={article} author={author} locale={locale} />
      </PageHead>
      <div className="section">
        <div className="wrap reading">
          <TextMargin sections={outline.sections} updated={head.updated} review={head.review} />
          <div>
            <Prose look="journal">
              <Text components={{ ...proseComponents, ...firmFacts(firm, locale) }} />
            </Prose>
            <SourceList sources={head.sources} locale={locale} />
            <NextArticles {...await readNeighbours(slug, locale)} />
            <section className="newsletter-box" aria-labelledby="newsletter-box">
              <h2 id="newsletter-box">{t("title")}</h2>
              <NewsletterSection id="newsletter" action={subscribe} isDemo={env().SITE_MODE === "demo"} />
            </section>
          </div>
        </div>
      </div>
      <JsonLd things={blogPosting({ author, locale, path, head, minutes, words: outline.words })} />
    </article>
  );
}

async function findArticle(params: Props["params"]) {
  const { locale, slug } = await params;
  if (!isLocale(locale) || !articleSlugs.includes(slug)) notFound();
  const article = await loadArticle(slug, locale);
  if (!article) notFound();
  return { locale, ...article };
}
