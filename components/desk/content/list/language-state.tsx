import { useLocale, useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon";
import type { LanguageState, LanguageWord } from "@/lib/content/list/language-state";
import { formatMomentShort } from "@/lib/platform/time/format";

type Look = { readonly tone?: "ok" | "info" | "warn" | "bad"; readonly icon: IconName };

const looks: Readonly<Record<LanguageWord, Look>> = {
  published: { tone: "ok", icon: "check" },
  unread: { tone: "warn", icon: "eye-off" },
  scheduled: { tone: "info", icon: "clock" },
  draft: { icon: "edit" },
  older: { tone: "warn", icon: "alert" },
  missing: { tone: "bad", icon: "x" },
};

type Props = {
  readonly state: LanguageState;
  /** Whether visitors can read the text in another language, and so miss it in this one. */
  readonly isMissed: boolean;
  /** The zone of the office. */
  readonly zone: string;
};

/** The state of a text in one language: a word with an icon, and what is public meanwhile. */
export function LanguageStateCell({ state, isMissed, zone }: Props) {
  const t = useTranslations("staffContent.states");
  const locale = useLocale();
  const { word, published, scheduled, draft, olderBlocks } = state;
  const look = word === "missing" && !isMissed ? { icon: "minus" as const } : looks[word];
  const sub = [
    ...(scheduled || draft || word === "older"
      ? [published ? t("public", { number: published.number }) : t("notPublic")]
      : []),
    ...(olderBlocks > 0 && word !== "older" ? [t("older", { count: olderBlocks })] : []),
    ...(word === "unread" ? [t("unreadText")] : []),
  ];
  return (
    <>
      <span className={look.tone ? `language-state language-state--${look.tone}` : "language-state"}>
        <Icon name={look.icon} size="s" />
        {word === "scheduled" && scheduled
          ? formatMomentShort(scheduled.at, { locale, zone })
          : word === "older"
            ? t("older", { count: olderBlocks })
            : t(word)}
      </span>
      {sub.map((text) => (
        <span key={text} className="sub">
          {text}
        </span>
      ))}
    </>
  );
}
