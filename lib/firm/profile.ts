import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { firstWeekdayIn } from "@/lib/platform/time/first-weekday";

import type { Profile, ProfileId } from "./profile-shape";
import { ca } from "./profiles/ca";
import { uk } from "./profiles/uk";

export type { ClaimLayout, Contact, LocaleText, OpeningHours, Profile, ProfileId, Weekday } from "./profile-shape";

const profiles: Readonly<Record<ProfileId, Profile>> = { ca, uk };

/** Returns the profile with this id. Without an id, returns the profile that FIRM_PROFILE names. */
export function profile(id: ProfileId = env().FIRM_PROFILE): Profile {
  return profiles[id];
}

/**
 * Returns the ISO weekday with which a calendar starts (1 is Monday). In German, this is always Monday. In other
 * languages, it is the usual first weekday in the time zone's country. If the country or its first weekday is unknown,
 * the firm's profile sets the weekday.
 */
export function firstWeekdayFor({ locale, zone }: { readonly locale: Locale; readonly zone: string }): number {
  return locale === "de" ? 1 : (firstWeekdayIn(zone) ?? profile().firstWeekday);
}
