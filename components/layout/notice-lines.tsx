import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import { LinkedText } from "@/components/site/parts/linked-text";

/** The firm's notices, one line each. Links are written as `[text](URL)`. Renders nothing without notices. */
export function NoticeLines({ notices }: { readonly notices: readonly string[] }) {
  const t = useTranslations("layout");
  if (notices.length === 0) return null;
  return (
    <aside className="ribbon ribbon--notice" aria-label={t("notice")}>
      {notices.map((notice) => (
        <p key={notice} className="wrap">
          <Icon name="info" size="s" /> <LinkedText>{notice}</LinkedText>
        </p>
      ))}
    </aside>
  );
}
