import type { SearchedHashes } from "@/lib/cases/search-hashes";
import { withinClients } from "@/lib/platform/auth/client-scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/client";
import { hasReferencePart } from "@/lib/platform/security/reference-sql";

import type { SearchTerms } from "../terms";
import { groupSize } from "./people";

/** The newest of these cases, if their clients are in the scope. */
const listCases = (scope: Scope, where: Prisma.CaseWhereInput) =>
  db.case.findMany({
    where: { ...where, ...(scope.advisers === "all" ? {} : { client: withinClients(scope) }) },
    orderBy: [{ openedAt: "desc" }, { reference: "asc" }],
    take: groupSize,
    select: { id: true, reference: true, client: { select: { id: true, firstName: true, lastName: true } } },
  });

export type FoundCase = Awaited<ReturnType<typeof listCases>>[number];

/** Finds the cases with these references or with this part of one, if their clients are in the scope. */
export async function findCases(scope: Scope, { references, part }: SearchTerms): Promise<FoundCase[]> {
  if (!part) return references.length === 0 ? [] : listCases(scope, { reference: { in: [...references] } });
  const found = await db.$queryRaw<{ id: string }[]>`
    select id::text from cases where ${hasReferencePart(part)} order by opened_at desc limit ${maxCandidates}`;
  return listCases(scope, { id: { in: found.map(({ id }) => id) } });
}

/** The maximum number of cases with the same part of a reference that are compared with the scope. */
const maxCandidates = 500;

export type CaseWithValue = FoundCase & {
  readonly place: "party" | "payment";
  /** The number of other cases with the value, also of those that the staff member may not open. */
  readonly others: number;
};

/**
 * Finds the cases that have a value in a party or a payment, if their clients are in the scope. All cases count as
 * others, because a colleague's case with the same wallet matters, but only their number is returned.
 */
export async function findCasesWithValue(scope: Scope, { whole, parents }: SearchedHashes): Promise<CaseWithValue[]> {
  // Prisma's "hasSome" finds nothing in a list of bytes.
  const found = await db.$queryRaw<{ id: string; isParty: boolean }[]>`
    select case_id::text as id, bool_or(is_party) as "isParty" from (
      select case_id, true as is_party from case_parties
      where search_hashes && ${[...whole]}::bytea[] or name_hash = any(${[...parents]}::bytea[])
      union all
      select case_id, false from case_losses
      where search_hashes && ${[...whole]}::bytea[] or recipient_hash = any(${[...parents]}::bytea[])
    ) as places group by case_id`;
  const inParties = new Set(found.flatMap(({ id, isParty }) => (isParty ? [id] : [])));
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const cases = await listCases(scope, { id: { in: ids } });
  return cases.map((each) => ({
    ...each,
    place: inParties.has(each.id) ? "party" : "payment",
    others: ids.length - 1,
  }));
}
