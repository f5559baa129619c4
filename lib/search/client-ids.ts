import { firm } from "@/lib/firm/settings-snapshot";
import { needsToReadClients } from "@/lib/platform/auth/dashboard-routes";
import { scopeOf } from "@/lib/platform/auth/scope";
import { requireStaff } from "@/lib/platform/auth/session";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";

import { withNear } from "./near";
import { findBookings, findClients, groupSize } from "./queries";
import { readTerms } from "./terms";

/**
 * Returns the ids of the clients with a name, email address, phone number or booking reference that matches the text.
 * The best matches come first. Matches that are only similar to the text come last. Undefined if the text has no word
 * to search for.
 */
export async function loadClientIds(locale: Locale, typed: string): Promise<readonly string[] | undefined> {
  const staff = await requireStaff(needsToReadClients, localizedPath(locale, "/dashboard/clients"));
  const terms = readTerms(typed, firm().referencePrefix);
  if (!terms) return undefined;
  const scope = scopeOf(staff, "clients");
  if (terms.references.length > 0) {
    const bookings = await findBookings(scopeOf(staff, "bookings"), { terms, isSimilar: false }, []);
    return [...new Set(bookings.map(({ clientId }) => clientId))];
  }
  const find = (search: Parameters<typeof findClients>[1]) => findClients(scope, search);
  const found = await withNear(terms, { find, keyOf: ({ id }) => id, most: groupSize });
  return found.map(({ id }) => id);
}
