import { useTranslations } from "next-intl";

import { SectionLinks } from "@/components/site/parts/text-margin";
import { Icon } from "@/components/ui/icon";
import type { Outline } from "@/lib/content/markdown/outline";

type Props = { readonly sections: Outline["sections"] };

/** The sections of an article, in one line that opens. */
export function ArticleContents({ sections }: Props) {
  const t = useTranslations("pages.margin");
  if (sections.length === 0) return null;
  return (
    <nav className="sections accordion no-print" aria-label={t("sections")}>
      <details>
        <summary>
          {t("sections")}
          <Icon name="chevron-down" size="s" />
        </summary>
        <SectionLinks sections={sections} />
      </details>
    </nav>
  );
}
