import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";

type Props = {
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  /** A short text about the list, shown beside the links. */
  readonly label?: string | undefined;
};

/** Links to the neighbouring pages of a list. */
export function CursorPages({ previous, next, label }: Props) {
  const t = useTranslations("dashboard.pages");
  if (!previous && !next && !label) return null;
  return (
    <nav className="cursor-pages" aria-label={t("label")}>
      <span>{label}</span>
      <span className="page-actions">
        {previous && (
          <ButtonLink href={previous} variant="secondary" size="sm" rel="prev">
            {t("previous")}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink href={next} variant="secondary" size="sm" rel="next">
            {t("next")}
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
