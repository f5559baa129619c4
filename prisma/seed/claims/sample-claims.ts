import { profile } from "@/lib/firm/profile";
import type { ProfileId } from "@/lib/firm/profile";

import type { ClaimSeed } from "./claim-seed";
import { complianceCa, complianceUk } from "./compliance";
import { credentialsCa } from "./credentials-ca";
import { credentialsUk } from "./credentials-uk";
import { promises } from "./promises";
import { registrationsCa, registrationsUk } from "./registrations";
import { regulatorsCa } from "./regulators-ca";
import { regulatorsUk } from "./regulators-uk";
import { statisticsOf } from "./statistics";
import { teamOf } from "./team";
import { testimonialsOf } from "./testimonials";

const own: Readonly<Record<ProfileId, readonly ClaimSeed[]>> = {
  ca: [...regulatorsCa, ...registrationsCa, ...complianceCa, ...credentialsCa],
  uk: [...regulatorsUk, ...registrationsUk, ...complianceUk, ...credentialsUk],
};

/** All sample claims of a profile, in the order in which lists show them. */
export function sampleClaims(id: ProfileId): readonly ClaimSeed[] {
  return [...own[id], ...promises, ...statisticsOf(id), ...testimonialsOf(id, profile(id).currency), ...teamOf(id)];
}
