import { getTranslations } from "next-intl/server";

import { TabStrip } from "@/components/desk/list/tab-strip";
import { Icon } from "@/components/ui/icon";
import type { EditedLanguage } from "@/lib/content/editor/languages";
import { Link } from "@/lib/platform/i18n/navigation";
import { localeNames } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoment } from "@/lib/platform/time/format";

type Props = {
  readonly articleKey: string;
  readonly language: Locale;
  readonly languages: readonly EditedLanguage[];
  readonly reader: { readonly locale: Locale; readonly zone: string };
};

/** The languages of the article, each with what is missing or older than the English text. */
export async function LanguageTabs({ articleKey, language, languages, reader }: Props) {
  const t = await getTranslations("staffContent.editor.languages");
  const stateOf = ({ draft, published, scheduled, newerBlocks }: EditedLanguage) => {
    if (scheduled)
      return { icon: "clock", text: t("scheduled", { moment: formatMoment(scheduled.at, reader) }) } as const;
    if (draft === 0 && published === undefined) return { icon: "x", text: t("missing") } as const;
    if (newerBlocks > 0) {
      const older = t("older", { count: newerBlocks });
      return {
        icon: "alert",
        text: published === undefined ? older : t("olderOf", { older, number: published }),
      } as const;
    }
    if (draft === 0) return { icon: "check", text: t("published", { number: published ?? 0 }) } as const;
    return {
      icon: "edit",
      text: published === undefined ? t("draft") : t("draftOf", { number: published }),
    } as const;
  };
  return (
    <TabStrip label={t("label")}>
      {languages.map((each) => {
        const { icon, text } = stateOf(each);
        return (
          <Link
            key={each.locale}
            className="language-tab"
            href={`/dashboard/content/articles/${articleKey}?locale=${each.locale}`}
            aria-current={each.locale === language ? "page" : undefined}
          >
            <span lang={each.locale}>{localeNames[each.locale]}</span>{" "}
            <span className={`language-tab-state is-${icon}`}>
              <Icon name={icon} size="s" /> {text}
            </span>
          </Link>
        );
      })}
    </TabStrip>
  );
}
