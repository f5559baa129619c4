import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { Profile, ProfileId, Weekday } from "./profile-shape";
import { ca } from "./profiles/ca";
import { uk } from "./profiles/uk";

export type { ClaimLayout, Contact, LocaleText, OpeningHours, Profile, ProfileId, Weekday } from "./profile-shape";

const profiles: Readonly<Record<ProfileId, Profile>> = { ca, uk };

/** The given profile, by default that of FIRM_PROFILE. */
export function profile(id: ProfileId = env().FIRM_PROFILE): Profile {
  return profiles[id];
}

/** The first column of a calendar: the country's, or Monday in German. ISO: 1 is Monday. */
export function firstWeekdayFor(locale: Locale): Weekday {
  return locale === "de" ? 1 : profile().firstWeekday;
}
