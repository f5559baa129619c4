import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

type Props<Row> = {
  readonly rows: readonly Row[];
  /** The ids of the rows that only have a similar name. */
  readonly similarIds: readonly string[];
  /** Shows some of the rows. */
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** The clients that a search found, and below the heading "Similar" those who only have a similar name. */
export function BySimilarity<Row extends { readonly id: string }>({ rows, similarIds, children }: Props<Row>) {
  const t = useTranslations("search");
  const exact = rows.filter(({ id }) => !similarIds.includes(id));
  const similar = rows.filter(({ id }) => similarIds.includes(id));
  return (
    <>
      {exact.length > 0 && children(exact)}
      {similar.length > 0 && (
        <section className="stack-13" aria-labelledby="similar">
          <h3 id="similar">{t("similar")}</h3>
          {children(similar)}
        </section>
      )}
    </>
  );
}
