import { useTranslations } from "next-intl";

import { Section } from "@/components/dashboard/section";
import { Link } from "@/lib/platform/i18n/navigation";
import type { SearchGroup } from "@/lib/search/search";

/** The results of a search, grouped by kind. */
export function SearchResults({ groups }: { readonly groups: readonly SearchGroup[] }) {
  const t = useTranslations("search");
  return groups.map(({ kind, items }) => (
    <Section key={kind} id={kind} title={t(`groups.${kind}`)} note={t("found", { count: items.length })} isRuled>
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
    </Section>
  ));
}
