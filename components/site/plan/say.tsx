import { useTranslations } from "next-intl";

import type { Locale } from "@/lib/platform/i18n/locales";

type Props = {
  readonly children: string;
  /** The language of the words, if it is not the reader's. */
  readonly language?: Locale | undefined;
  /** What the words mean, for a reader who does not know their language. */
  readonly meaning?: string | undefined;
};

/** Words to read out on the phone. */
export function Say({ children, language, meaning }: Props) {
  const t = useTranslations("plans.page");
  return (
    <blockquote className="say">
      <b>{t("say")}</b>
      <p lang={language}>{children}</p>
      {meaning && <p className="t16 soft">{meaning}</p>}
    </blockquote>
  );
}
