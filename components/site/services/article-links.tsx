import { useTranslations } from "next-intl";

import { Link } from "@/lib/platform/i18n/navigation";
import type { Article } from "@/lib/site/articles";
import { servicePages, servicePath } from "@/lib/site/service-pages";
import type { ServicePage } from "@/lib/site/service-pages";

type Props = { readonly service: ServicePage; readonly articles: readonly Article[] };

/** Related articles, and links to the other services. */
export function ArticleLinks({ service, articles }: Props) {
  const t = useTranslations("services");
  return (
    <section className="section section--sunken">
      <div className="wrap both">
        {articles.length > 0 && (
          <div>
            <h2>{t("detail.articles")}</h2>
            <ul className="plain-list service-articles" role="list">
              {articles.map(({ path, head }) => (
                <li key={path}>
                  <Link href={path}>{head.title}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h2>{t("detail.others")}</h2>
          <ul className="plain-list service-articles" role="list">
            {servicePages
              .filter(({ key }) => key !== service.key)
              .map((other) => (
                <li key={other.key}>
                  <Link href={servicePath(other)}>{t(`items.${other.key}.title`)}</Link>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
