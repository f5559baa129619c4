import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { PageHead } from "@/components/site/parts/page-head";
import { Prose } from "@/components/site/parts/prose";
import { SourceList } from "@/components/site/parts/source-list";
import type { Outline } from "@/lib/content/markdown/outline";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Article, ArticleHead } from "@/lib/site/articles";

import { ArticleContents } from "./article-contents";
import { ArticleFacts } from "./article-facts";

type Props = {
  readonly article: Pick<Article, "path" | "minutes"> & {
    /** The preview of a draft may have no day of the next review. */
    readonly head: Omit<ArticleHead, "review"> & { readonly review: ArticleHead["review"] | undefined };
  };
  readonly outline: Pick<Outline, "sections">;
  readonly author: string;
  readonly locale: Locale;
  /** The text. */
  readonly body: ReactNode;
  /** What follows the sources. */
  readonly children?: ReactNode;
};

/** An article with its head, its contents, and its sources in the margin and in a list. */
export function ArticleView({ article, outline, author, locale, body, children }: Props) {
  const t = useTranslations("blog");
  const { path, head, minutes } = article;
  return (
    <>
      <PageHead path={path} title={head.title} lead={head.lead} aside={<ArticleFacts head={head} locale={locale} />}>
        <p className="page-facts">
          <span>{t("author", { firm: author })}</span>
          <span>{t("minutes", { count: minutes })}</span>
        </p>
      </PageHead>
      <div className="section">
        <div className="wrap">
          <ArticleContents sections={outline.sections} />
          <Prose look="journal" isNoted>
            {body}
          </Prose>
          <SourceList sources={head.sources} locale={locale} hasNotes />
          {children}
        </div>
      </div>
    </>
  );
}
