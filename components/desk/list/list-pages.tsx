import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";
import { pageAddress } from "@/lib/platform/list/list-page";
import type { ListPage } from "@/lib/platform/list/list-page";

type Props = {
  /** The list's address with its filters, without a cursor. */
  readonly address: string;
  readonly page: Pick<ListPage<unknown>, "before" | "after">;
  /** The id of the list's section, if the page has other sections above the list. */
  readonly section?: string;
  /** A short text about the list, shown beside the links. */
  readonly label?: string | undefined;
};

/** Links to the previous and the next page of a list. Renders nothing if all rows fit on one page. */
export function ListPages({ address, page: { before, after }, section, label }: Props) {
  const t = useTranslations("dashboard.pages");
  if (before === undefined && after === undefined && !label) return null;
  const href = (direction: "before" | "after", place: string) =>
    `${pageAddress(address, { direction, place })}${section ? `#${section}` : ""}`;
  return (
    <nav className="cursor-pages" aria-label={t("label")}>
      <span>{label}</span>
      <span className="page-actions">
        {before !== undefined && (
          <ButtonLink href={href("before", before)} variant="secondary" size="sm" rel="prev">
            {t("previous")}
          </ButtonLink>
        )}
        {after !== undefined && (
          <ButtonLink href={href("after", after)} variant="secondary" size="sm" rel="next">
            {t("next")}
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
