import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { firstWeekdayIn } from "@/lib/platform/time/first-weekday";

import type { Profile, ProfileId } from "./profile-shape";
import { ca } from "./profiles/ca";
import { uk } from "./profiles/uk";

export type { ClaimLayout, Contact, LocaleText, OpeningHours, Profile, ProfileId, Weekday } from "./profile-shape";

const profiles: Readonly<Record<ProfileId, Profile>> = { ca, uk };

/** The given profile, by default that of FIRM_PROFILE. */
export function profile(id: ProfileId = env().FIRM_PROFILE): Profile {
  return profiles[id];
}

/** The first column of a calendar: Monday in German, otherwise that of the visitor's country. ISO: 1 is Monday. */
export function firstWeekdayFor({ locale, zone }: { readonly locale: Locale; readonly zone: string }): number {
  return locale === "de" ? 1 : (firstWeekdayIn(zone) ?? profile().firstWeekday);
}
