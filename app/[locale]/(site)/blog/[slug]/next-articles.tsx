import { getTranslations } from "next-intl/server";

import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/locales";

import { articleSlugs, readArticle } from "../articles";

type Props = { readonly slug: string; readonly locale: Locale };

/** The articles before and after this one. */
export async function NextArticles({ slug, locale }: Props) {
  const t = await getTranslations("blog");
  const at = articleSlugs.indexOf(slug);
  const neighbours = [
    { rel: "prev", slug: articleSlugs[at - 1], icon: "arrow-left", label: t("previous") },
    { rel: "next", slug: articleSlugs[at + 1], icon: "arrow-right", label: t("next") },
  ] as const;
  const links = neighbours.map(async ({ slug: other, rel, icon, label }) => {
    if (other === undefined) return null;
    const { path, head } = await readArticle(other, locale);
    return (
      <Link key={rel} href={path} rel={rel} className={`to-${rel}`}>
        <span className="soft">
          <Icon name={icon} size="s" /> {label}
        </span>
        <b>{head.title}</b>
      </Link>
    );
  });
  return (
    <nav className="neighbours" aria-label={t("more")}>
      {await Promise.all(links)}
    </nav>
  );
}
