import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Link } from "@/lib/platform/i18n/navigation";
import type { SearchItem } from "@/lib/search/items";
import type { SearchGroup } from "@/lib/search/search";

/** The results of a search, grouped by kind. Records with a similar name come last, below the heading "Similar". */
export function SearchResults({ groups }: { readonly groups: readonly SearchGroup[] }) {
  const t = useTranslations("search");
  const similar = groups.filter(({ isSimilar }) => isSimilar);
  const count = similar.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      {groups
        .filter(({ isSimilar }) => !isSimilar)
        .map(({ kind, items }) => (
          <Section key={kind} id={kind} title={t(`groups.${kind}`)} note={t("found", { count: items.length })} isRuled>
            <ResultList items={items} />
          </Section>
        ))}
      {count > 0 && (
        <Section id="similar" title={t("similar")} note={t("found", { count })} isRuled>
          {similar.map(({ kind, items }) => (
            <section key={kind} className="stack-13" aria-labelledby={`similar-${kind}`}>
              <h3 id={`similar-${kind}`}>{t(`groups.${kind}`)}</h3>
              <ResultList items={items} />
            </section>
          ))}
        </Section>
      )}
    </>
  );
}

function ResultList({ items }: { readonly items: readonly SearchItem[] }) {
  return (
    <ul className="search-results">
      {items.map(({ label, detail, href }) => (
        <li key={`${href} ${label}`}>
          <Link href={href} className="name">
            {label}
          </Link>
          <span className="sub">{detail}</span>
        </li>
      ))}
    </ul>
  );
}
