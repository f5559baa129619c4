import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { ArticleView } from "@/components/site/blog/article-view";
import { NextArticles } from "@/components/site/blog/next-articles";
import { NewsletterSection } from "@/components/site/newsletter/newsletter-section";
import { JsonLd } from "@/components/site/parts/json-ld";
import { TextBody } from "@/components/site/text/text-body";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { subscribe } from "@/lib/newsletter/actions";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import { loadTextFacts } from "@/lib/site/loaders/text-facts";
import { loadArticle } from "@/lib/site/loaders/articles";
import { blogPosting } from "@/lib/site/structured-data/pages";

type Props = PageProps<"/[locale]/blog/[slug]">;

/** Articles are rendered at their first visit, since the build knows none. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { article, locale } = await findArticle(params);
  const { head, path } = article;
  const { title, description, published, updated } = head;
  return pageMetadata({ locale, path, title, description, article: { published, updated } });
}

export default async function ArticlePage({ params }: Props) {
  const { locale, article, previous, next } = await findArticle(params);
  const { head, path, minutes, text } = article;
  const t = await getTranslations("newsletter");
  const firm = await loadFirm();
  const author = firm.tradingName;
  return (
    <article>
      <ArticleView
        article={article}
        outline={text.outline}
        author={author}
        locale={locale}
        body={<TextBody text={text} facts={await loadTextFacts(text, locale, head.sources)} />}
      >
        <NextArticles previous={previous} next={next} />
        <section className="newsletter-box" aria-labelledby="newsletter-box">
          <h2 id="newsletter-box">{t("title")}</h2>
          <NewsletterSection id="newsletter" action={subscribe} isDemo={env().SITE_MODE === "demo"} />
        </section>
      </ArticleView>
      <JsonLd things={blogPosting({ author, locale, path, head, minutes, words: text.outline.words })} />
    </article>
  );
}

async function findArticle(params: Props["params"]) {
  const { locale, slug } = await params;
  if (!isLocale(locale)) notFound();
  const found = await loadArticle(slug, locale);
  if (!found) notFound();
  return { locale, ...found };
}
