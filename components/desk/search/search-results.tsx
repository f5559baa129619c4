import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Link } from "@/lib/platform/i18n/navigation";
import type { SearchItem } from "@/lib/search/items";
import type { SearchGroup } from "@/lib/search/search";

/** What the reader can do for a client without opening the client's file first. */
type Acts = { readonly mayWrite: boolean; readonly mayBook: boolean };

type Props = { readonly groups: readonly SearchGroup[]; readonly acts?: Acts };

const clientPage = "/dashboard/clients/";

/** The results of a search, grouped by kind. Records with a similar name come last, below the heading "Similar". */
export function SearchResults({ groups, acts }: Props) {
  const t = useTranslations("search");
  const similar = groups.filter(({ isSimilar }) => isSimilar);
  const count = similar.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      {groups
        .filter(({ isSimilar }) => !isSimilar)
        .map(({ kind, items }) => (
          <Section key={kind} id={kind} title={t(`groups.${kind}`)} note={t("found", { count: items.length })} isRuled>
            <ResultList items={items} acts={acts} />
          </Section>
        ))}
      {count > 0 && (
        <Section id="similar" title={t("similar")} note={t("found", { count })} isRuled>
          {similar.map(({ kind, items }) => (
            <div key={kind} className="stack-13">
              <h3>{t(`groups.${kind}`)}</h3>
              <ResultList items={items} acts={acts} />
            </div>
          ))}
        </Section>
      )}
    </>
  );
}

function ResultList({ items, acts }: { readonly items: readonly SearchItem[]; readonly acts: Acts | undefined }) {
  return (
    <ul className="search-results">
      {items.map(({ label, detail, href }) => (
        <li key={`${href} ${label}`}>
          <Link href={href} className="name">
            {label}
          </Link>
          <span className="sub">{detail}</span>
          {acts && /^\/dashboard\/clients\/[^/]+$/.test(href) && (
            <ClientLinks id={href.slice(clientPage.length)} name={label} acts={acts} />
          )}
        </li>
      ))}
    </ul>
  );
}

type LinksProps = { readonly id: string; readonly name: string; readonly acts: Acts };

function ClientLinks({ id, name, acts: { mayWrite, mayBook } }: LinksProps) {
  const t = useTranslations("clients.acts");
  return (
    <span className="page-actions">
      {mayWrite && (
        <Link href={`${clientPage}${id}/write`} aria-label={`${t("write")} ${name}`}>
          {t("write")}
        </Link>
      )}
      {mayBook && (
        <Link href={`/dashboard/bookings/new?client=${id}`} aria-label={`${t("book")} ${name}`}>
          {t("book")}
        </Link>
      )}
    </span>
  );
}
