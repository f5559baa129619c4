import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { ArticleDates } from "@/components/site/blog/article-dates";
import { NewsletterSection } from "@/components/site/newsletter/newsletter-section";
import { PageHead } from "@/components/site/parts/page-head";
import { subscribe } from "@/lib/newsletter/actions";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { loadArticles } from "@/lib/site/loaders/articles";
import { feedLink } from "@/lib/site/loaders/articles-feed";

type Props = PageProps<"/[locale]/blog">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("blog");
  const head = await pageMetadata({ locale, path: "/blog", title: t("title"), description: t("description") });
  return { ...head, alternates: { ...head.alternates, types: await feedLink(locale) } };
}

export default async function BlogPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("blog");
  const tNewsletter = await getTranslations("newsletter");
  const articles = await loadArticles(locale);
  if (articles.length === 0) notFound();

  return (
    <>
      <PageHead path="/blog" title={t("title")} lead={t("lead")} />
      <div className="section">
        <div className="wrap">
          <ol className="entries">
            {articles.map((article) => (
              <li key={article.slug}>
                <article>
                  <div>
                    <h2>
                      <Link href={article.path}>{article.head.title}</Link>
                    </h2>
                    <p>{article.head.description}</p>
                  </div>
                  <ArticleDates head={article.head} locale={locale} />
                </article>
              </li>
            ))}
          </ol>
          <p className="t16 mt-34">
            {t.rich("feed", { link: (text) => <a href={localizedPath(locale, "/blog/rss.xml")}>{text}</a> })}
          </p>
          <section className="newsletter-box" aria-labelledby="newsletter-box">
            <h2 id="newsletter-box">{tNewsletter("title")}</h2>
            <NewsletterSection id="newsletter" action={subscribe} isDemo={env().SITE_MODE === "demo"} hasTopics />
          </section>
        </div>
      </div>
    </>
  );
}
