import type { useTranslations } from "next-intl";

import type { MeetingMode } from "@/lib/firm/meeting-modes";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";

type Translator = ReturnType<typeof useTranslations<"booking">>;

/**
 * Says how adviser and visitor meet. For a meeting in person, the text includes the firm's visiting address if it has
 * one.
 */
export function meetingText(mode: MeetingMode, locale: Locale, t: Translator): string {
  if (mode !== "in-person") return t(`details.modes.${mode}`);
  const address = firm().visitingAddress?.[locale];
  return address ? t("details.inPersonAt", { address: address.join(", ") }) : t("details.inPersonAsk");
}
