import { headers } from "next/headers";

import { attributionFrom } from "@/lib/inquiry/leads/attribution";
import type { Attribution } from "@/lib/inquiry/leads/attribution";
import { adConsentOf, attributionColumns } from "@/lib/inquiry/leads/attribution-columns";
import type { AttributionColumns } from "@/lib/inquiry/leads/attribution-columns";
import { choicesVersion } from "@/lib/privacy/choices";
import { choicesOfVisitor } from "@/lib/privacy/choices-cookie";
import type { Instant } from "@/lib/platform/time/instant";

/**
 * Where a visitor who chooses a service came from. The page's script sends it. If JavaScript did not run, it is read
 * from the page's URL in the Referer header. Undefined if the URL says nothing, so that the draft keeps what it has. A
 * click id is included only if the visitor agreed.
 */
export async function originOf(sent: Attribution, now: Instant): Promise<AttributionColumns | undefined> {
  const { landing, ...given } = sent.landing === undefined ? attributionFrom((await headers()).get("referer")) : sent;
  if (Object.values(given).every((value) => value === undefined)) return undefined;
  return attributionColumns({ ...given, landing }, adConsentOf(await choicesOfVisitor(), choicesVersion), now);
}
