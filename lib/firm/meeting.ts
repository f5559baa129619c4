import { env } from "@/lib/platform/env";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import { intlLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

import type { MeetingMode } from "./settings";
import { statedModes } from "./stated-facts";

/** Formats the meeting modes as part of a sentence, for example "by phone, by video or in person". */
export function meetingWays(modes: readonly MeetingMode[], locale: Locale): string {
  const t = translatorFor(locale, "meeting");
  const list = new Intl.ListFormat(intlLocale(locale, env().FIRM_PROFILE), { type: "disjunction" });
  return list.format(modes.map((mode) => t(mode)));
}

/**
 * Formats the meeting modes as a separate line. The line starts with "In person or virtual" only if the firm offers
 * both in-person and video meetings.
 */
export function meetingPlace(modes: readonly MeetingMode[], locale: Locale): string {
  if (modes.includes("in-person") && modes.includes("video")) return translatorFor(locale, "meeting")("both");
  return capitalised(meetingWays(modes, locale), locale);
}

type Stated = Parameters<typeof statedModes>[0];

/** The ways to meet as part of a sentence. Undefined until an administrator has confirmed them. */
export function statedWays(firm: Stated, locale: Locale): string | undefined {
  const modes = statedModes(firm);
  return modes.length > 0 ? meetingWays(modes, locale) : undefined;
}

/** The ways to meet as a separate line. Undefined until an administrator has confirmed them. */
export function statedPlace(firm: Stated, locale: Locale): string | undefined {
  const modes = statedModes(firm);
  return modes.length > 0 ? meetingPlace(modes, locale) : undefined;
}
