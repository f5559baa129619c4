import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate } from "@/lib/platform/time/format";
import type { Outline } from "@/lib/content/markdown/outline";

export type TextMarginProps = {
  readonly sections: Outline["sections"];
  /** The dates of the text, unless its head shows them. */
  readonly children?: ReactNode;
};

/** The margin of a long text: its sections, and its dates. */
export function TextMargin({ sections, children }: TextMarginProps) {
  const t = useTranslations("pages.margin");
  return (
    <aside className="margin" aria-label={t("label")}>
      <nav aria-labelledby="sections">
        <h2 id="sections">{t("sections")}</h2>
        <SectionLinks sections={sections} />
      </nav>
      {children}
    </aside>
  );
}

/** The links to the sections of a text. */
export function SectionLinks({ sections }: Pick<TextMarginProps, "sections">) {
  return (
    <ul className="plain-list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

type DatesProps = {
  readonly updated: Day;
  /** Undefined in the preview of a draft that has none. */
  readonly review: Day | undefined;
};

/** The date of a text's last change and the date of its next check. */
export function TextDates({ updated, review }: DatesProps) {
  const t = useTranslations("pages.margin");
  const locale = useLocale();
  const date = (day: Day) => <time dateTime={day}>{formatCalendarDate(day, locale)}</time>;
  return (
    <dl>
      <div>
        <dt>{t("updated")}</dt>
        <dd>{date(updated)}</dd>
      </div>
      {review && (
        <div>
          <dt>{t("review")}</dt>
          <dd>{date(review)}</dd>
        </div>
      )}
    </dl>
  );
}
