import { firm } from "@/lib/firm/settings-snapshot";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { scopeOf } from "@/lib/platform/auth/scope";
import { requireStaff } from "@/lib/platform/auth/session";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { parseInput } from "@/lib/platform/parse-input";
import type { Instant } from "@/lib/platform/time/instant";
import { z } from "zod";

import { search } from "./search";
import type { SearchGroup } from "./search";

const querySchema = z.object({ q: z.string().trim().max(200) });

export type SearchResults = {
  readonly typed: string;
  readonly groups: readonly SearchGroup[];
  /** Whether the staff member can search for people. Other staff can search only by reference. */
  readonly findsPeople: boolean;
};

/**
 * Searches for the text in the query parameter `q`. If the text contains a wallet's secret, it is neither searched for
 * nor returned.
 */
export async function loadSearch(locale: Locale, q: unknown, now: Instant): Promise<SearchResults> {
  const staff = await requireStaff(
    dashboardRoutes["/dashboard/search"].needs,
    localizedPath(locale, "/dashboard/search"),
  );
  const parsed = parseInput(querySchema, { q: q ?? "" });
  const findsPeople = scopeOf(staff, "bookings").hasPersonalDetails;
  if (!parsed.ok) return { typed: "", groups: [], findsPeople };
  const { zone, referencePrefix } = firm();
  const typed = parsed.value.q;
  const groups = await search(staff, typed, { bookingPrefix: referencePrefix, reader: { locale, zone }, now });
  return { typed, groups, findsPeople };
}
