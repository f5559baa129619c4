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

/** Lists what needs attention in addition to the day's appointments. */
export function AttentionList({ items }: { readonly items: readonly AttentionItem[] }) {
  const t = useTranslations("today.attention");
  return (
    <Section title={t("title")} id="attention" note={items.length > 0 && items.length} isRuled>
      {items.length === 0 ? (
        <Nothing title={t("empty")} />
      ) : (
        <ul className="attention-list">
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
      )}
    </Section>
  );
}
