import { firm } from "@/lib/firm/settings-snapshot";
import { scopeOf } from "@/lib/platform/auth/scope";
import { requirePage } from "@/lib/platform/auth/session";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { parseInput } from "@/lib/platform/parse/parse-input";
import type { Instant } from "@/lib/platform/time/instant";
import { z } from "zod";

import { withNear } from "./near";
import { findCases } from "./queries/cases";
import { findBookings, findClients, groupSize } from "./queries/people";
import { search } from "./search";
import type { SearchGroup } from "./search";
import { readTerms } from "./terms";
import type { SearchTerms } from "./terms";

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
export async function loadSearch(
  staff: Staff,
  q: unknown,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): Promise<SearchResults> {
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
 * Returns the ids of the clients with a name, email address or phone number that matches the text, or with a booking or
 * case that has the reference. The best matches come first, and similar names last. There are none if the text has no
 * word to search for.
 */
export async function loadClientIds(staff: Staff, typed: string): Promise<FoundIds> {
  await requirePage(staff, "/dashboard/clients");
  const terms = readTerms(typed, firm().referencePrefix);
  if (!terms) return { ids: [], similarIds: [] };
  const scope = scopeOf(staff, "clients");
  const byReference = await clientsOfReferences(staff, terms);
  if (terms.references.length > 0) return { ids: byReference, similarIds: [] };
  const find = (search: Parameters<typeof findClients>[1]) => findClients(scope, search);
  const { exact, similar } = await withNear(terms, { find, keyOf: ({ id }) => id, most: groupSize });
  const similarIds = similar.map(({ id }) => id);
  const ids = [...new Set([...exact.map(({ id }) => id), ...byReference])];
  return { ids: [...ids, ...similarIds.filter((id) => !ids.includes(id))], similarIds };
}

/** The clients of the bookings and cases with these references, or with this part of one. */
async function clientsOfReferences(staff: Staff, { references, part }: SearchTerms): Promise<string[]> {
  if (references.length === 0 && !part) return [];
  const terms = { references, part, words: [], areNames: false };
  const [bookings, cases] = await Promise.all([
    findBookings(scopeOf(staff, "bookings"), { terms, isSimilar: false }, []),
    findCases(scopeOf(staff, "clients"), terms),
  ]);
  return [...new Set([...bookings.map(({ clientId }) => clientId), ...cases.map(({ client }) => client.id)])];
}
