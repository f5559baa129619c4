import { firm } from "@/lib/firm/settings-snapshot";
import { dashboardRoutes, needsToReadClients } from "@/lib/platform/auth/dashboard-routes";
import { scopeOf } from "@/lib/platform/auth/scope";
import { requireStaff } from "@/lib/platform/auth/session";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { parseInput } from "@/lib/platform/parse/parse-input";
import type { Instant } from "@/lib/platform/time/instant";
import { z } from "zod";

import { withNear } from "./near";
import { findBookings, findClients, groupSize } from "./queries/people";
import { search } from "./search";
import type { SearchGroup } from "./search";
import { readTerms } from "./terms";

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

export type FoundIds = {
  readonly ids: readonly string[];
  /** Those of `ids` that only have a name that is similar to the typed text. */
  readonly similarIds: readonly string[];
};

/**
 * Returns the ids of the clients with a name, email address, phone number or booking reference that matches the text.
 * The best matches come first, and similar names last. There are none if the text has no word to search for.
 */
export async function loadClientIds(locale: Locale, typed: string): Promise<FoundIds> {
  const staff = await requireStaff(needsToReadClients, localizedPath(locale, "/dashboard/clients"));
  const terms = readTerms(typed, firm().referencePrefix);
  if (!terms) return { ids: [], similarIds: [] };
  const scope = scopeOf(staff, "clients");
  if (terms.references.length > 0) {
    const bookings = await findBookings(scopeOf(staff, "bookings"), { terms, isSimilar: false }, []);
    return { ids: [...new Set(bookings.map(({ clientId }) => clientId))], similarIds: [] };
  }
  const find = (search: Parameters<typeof findClients>[1]) => findClients(scope, search);
  const { exact, similar } = await withNear(terms, { find, keyOf: ({ id }) => id, most: groupSize });
  const similarIds = similar.map(({ id }) => id);
  return { ids: [...exact.map(({ id }) => id), ...similarIds], similarIds };
}
