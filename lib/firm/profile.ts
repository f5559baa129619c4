import { env } from "@/lib/platform/env";

import type { Profile, ProfileId } from "./profile-shape";
import { ca } from "./profiles/ca";
import { uk } from "./profiles/uk";

export type { ClaimLayout, Contact, LocaleText, OpeningHours, Profile, ProfileId, Weekday } from "./profile-shape";

const profiles: Readonly<Record<ProfileId, Profile>> = { ca, uk };

/** The profile of this process, by FIRM_PROFILE, or the one asked for. */
export function profile(id: ProfileId = env().FIRM_PROFILE): Profile {
  return profiles[id];
}
