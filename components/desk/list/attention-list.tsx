import clsx from "clsx";
import { useTranslations } from "next-intl";

import { Nothing } from "@/components/desk/list/nothing";
import { WithReferences } from "@/components/desk/record/with-references";
import { Section } from "@/components/desk/record/section";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

export type AttentionItem = {
  readonly key: string;
  readonly tone: "bad" | "warn" | "info";
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** The page on which staff can resolve the matter. Undefined if the reader may not open that page. */
  readonly href?: string | undefined;
};

type Props = { readonly items: readonly AttentionItem[] };

/** This many items are shown at once. The items after them are less urgent and open below. */
const firstItems = 4;

/** Lists what needs attention in addition to the day's appointments, in columns where there is room. */
export function AttentionList({ items }: Props) {
  const t = useTranslations("today.attention");
  const more = items.slice(firstItems);
  return (
    <Section title={t("title")} id="attention" note={items.length > 0 && items.length} isRuled>
      {items.length === 0 ? <Nothing title={t("empty")} /> : <Items items={items.slice(0, firstItems)} isInColumns />}
      {more.length > 0 && (
        <details className="section-fold">
          <summary>{t("more", { count: more.length })}</summary>
          <Items items={more} isInColumns />
        </details>
      )}
    </Section>
  );
}

/** The number of items that need attention, above a list of records. They open below it, so the list stays in view. */
export function AttentionFold({ items }: Props) {
  const t = useTranslations("today.attention");
  if (items.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby="attention">
      <details className="section-fold">
        <summary>
          <h2 id="attention">{t("title")}</h2> <span className="mute">{items.length}</span>
        </summary>
        <Items items={items} />
      </details>
    </section>
  );
}

function Items({ items, isInColumns = false }: Props & { readonly isInColumns?: boolean }) {
  const t = useTranslations("today.attention");
  return (
    <ul className={clsx("attention-list", isInColumns && "attention-list--columns")}>
      {items.map(({ key, tone, icon, title, text, href }) => (
        <li key={key} className={tone}>
          <Icon name={icon} size="s" />
          <div>
            <b>
              <WithReferences text={title} />
            </b>
            <span className="sub">
              <WithReferences text={text} />
            </span>
          </div>
          {href && (
            <Link href={href}>
              {t("open")}
              <span className="vh"> {title}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
