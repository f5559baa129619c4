import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Article } from "@/lib/site/articles";

type Props = { readonly previous: Article | undefined; readonly next: Article | undefined };

/** The links at the end of an article to the previous and the next article. */
export function NextArticles({ previous, next }: Props) {
  const t = useTranslations("blog");
  const neighbours = [
    { rel: "prev", article: previous, icon: "arrow-left", label: t("previous") },
    { rel: "next", article: next, icon: "arrow-right", label: t("next") },
  ] as const;
  return (
    <nav className="neighbours" aria-label={t("more")}>
      {neighbours.map(
        ({ rel, article, icon, label }) =>
          article && (
            <Link key={rel} href={article.path} rel={rel} className={`to-${rel}`}>
              <span className="soft">
                <Icon name={icon} size="s" /> {label}
              </span>
              <b>{article.head.title}</b>
            </Link>
          ),
      )}
    </nav>
  );
}
