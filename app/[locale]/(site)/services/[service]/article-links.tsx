import { getTranslations } from "next-intl/server";

import { Link } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/locales";

import { readArticle } from "../../blog/articles";
import { kinds, pathOf } from "../kinds";
import type { Kind } from "../kinds";

/** Where to read on, and the other kinds of help for those who are on the wrong page. */
export async function ArticleLinks({ kind, locale }: { kind: Kind; locale: Locale }) {
  const t = await getTranslations("services");
  const articles = await Promise.all(kind.articles.map((slug) => readArticle(slug, locale)));
  return (
    <section className="section section--sunken">
      <div className="wrap both">
        <div>
          <h2>{t("detail.articles")}</h2>
          <ul className="l service-articles" role="list">
            {articles.map(({ path, head }) => (
              <li key={path}>
                <Link href={path}>{head.title}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t("detail.others")}</h2>
          <ul className="l service-articles" role="list">
            {kinds
              .filter(({ key }) => key !== kind.key)
              .map((other) => (
                <li key={other.key}>
                  <Link href={pathOf(other)}>{t(`items.${other.key}.title`)}</Link>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
