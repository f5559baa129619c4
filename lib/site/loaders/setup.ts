import { findBookingState, isOpenState } from "@/lib/availability/queries/booking-state";
import { findFirm } from "@/lib/firm/queries/settings";
import { firm } from "@/lib/firm/settings-snapshot";
import { isRead } from "@/lib/firm/stated-facts";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { env } from "@/lib/platform/env";
import { readVersion } from "@/lib/platform/records/versions";
import { listCatalogue } from "@/lib/services/queries";
import { isOffered } from "@/lib/services/service";

import { missingFacts } from "../missing-facts";
import type { RequiredFact } from "../missing-facts";
import { unconfirmedTexts } from "../unconfirmed-texts";

/** What staff should do before a live site opens. The last four are advised but not required. */
export type OpenPoint = RequiredFact | "articles" | "questions" | "counsel" | "bank";

/** Lists what is open before a live site can open. Empty in a demonstration and for staff who may not read settings. */
export async function loadOpenPoints(staff: Staff): Promise<readonly OpenPoint[]> {
  if (env().SITE_MODE !== "live" || !isAllowed(staff.role, "settings.read")) return [];
  const [stored, services, booking, administrators] = await Promise.all([
    findFirm(),
    listCatalogue(),
    findBookingState(),
    readVersion("administrators"),
  ]);
  const facts = stored ?? firm();
  const advised: Readonly<Record<Exclude<OpenPoint, RequiredFact>, boolean>> = {
    articles: isRead(facts, "articles"),
    questions: isRead(facts, "questions"),
    counsel: unconfirmedTexts().length === 0,
    bank: facts.bank !== null,
  };
  return [
    ...missingFacts({
      firm: facts,
      hasServices: services.some(isOffered),
      isBookingOpen: isOpenState(booking),
      hasTwoAdministrators: administrators === "complete",
    }),
    ...(["articles", "questions", "counsel", "bank"] as const).filter((point) => !advised[point]),
  ];
}
