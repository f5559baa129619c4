import { Prisma } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { containsWords } from "@/lib/platform/db/contains-words";

import { conflictHash } from "../conflicts";
import type { ConflictMatch } from "../conflicts";
import { normalizeName } from "../normalize";

type Term = { readonly on: ConflictMatch["on"]; readonly normalized: string };

export type ConflictSearch = {
  readonly terms: number;
  readonly compared: number;
  readonly matches: readonly ConflictMatch[];
};

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

/**
 * Compares the client of a case, its parties and the recipients of the lost money with the parties and recipients of
 * other clients' cases. Also compares the people and firms among the parties with all other clients. Cases that the
 * staff member may not open are searched too, because a conflict with a colleague's case also counts. All matches are
 * returned, because staff must see all of them to decide whether there is a conflict of interest.
 */
export async function findConflicts(tx: Tx, caseId: string): Promise<ConflictSearch> {
  const own = await tx.case.findUniqueOrThrow({
    where: { id: caseId },
    select: {
      client: { select: { id: true, firstName: true, lastName: true } },
      parties: { select: { id: true, kind: true, normalizedName: true } },
      losses: { where: { recipientHash: { not: null } }, select: { id: true, recipientHash: true } },
    },
  });
  const clientId = own.client.id;
  const terms: Term[] = [
    {
      on: { kind: "client", id: clientId },
      normalized: normalizeName(`${own.client.firstName} ${own.client.lastName}`),
    },
    ...own.parties.map(({ id, normalizedName }) => ({
      on: { kind: "party" as const, id },
      normalized: normalizedName,
    })),
  ];
  const people = own.parties.filter(({ kind }) => kind === "person" || kind === "firm");
  const matches = [
    ...(await inParties(tx, { clientId, terms })),
    ...(await inLosses(tx, { clientId, terms, losses: own.losses })),
    ...(await inClients(tx, { clientId, people })),
  ];
  const [{ compared } = { compared: 0n }] = await tx.$queryRaw<{ compared: bigint }[]>`
    select (select count(*) from case_parties p join cases c on c.id = p.case_id where c.client_id <> ${clientId}::uuid)
      + (select count(*) from case_losses l join cases c on c.id = l.case_id where c.client_id <> ${clientId}::uuid and l.recipient_hash is not null)
      + (select count(*) from clients where coalesce(merged_into_id, id) <> ${clientId}::uuid) as compared`;
  return { terms: terms.length + own.losses.length, compared: Number(compared), matches };
}

/** Selects the cases of other clients. A client has no conflict of interest with their own cases. */
const ofOthers = (clientId: string) => ({ case: { clientId: { not: clientId } } });

type InParties = { readonly clientId: string; readonly terms: readonly Term[] };

async function inParties(tx: Tx, { clientId, terms }: InParties): Promise<ConflictMatch[]> {
  const parties = await tx.caseParty.findMany({
    where: { ...ofOthers(clientId), normalizedName: { in: terms.map(({ normalized }) => normalized) } },
    select: { id: true, normalizedName: true, case: { select: { reference: true } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return parties.flatMap(({ id, normalizedName, case: { reference } }) =>
    terms
      .filter(({ normalized }) => normalized === normalizedName)
      .map(({ on }) => ({ on, with: { kind: "party" as const, id, caseReference: reference } })),
  );
}

type Loss = { readonly id: string; readonly recipientHash: Uint8Array<ArrayBuffer> | null };
type InLosses = { readonly clientId: string; readonly terms: readonly Term[]; readonly losses: readonly Loss[] };

/**
 * Compares the recipients of lost money in other clients' cases with the client, parties and recipients of this case.
 * Also compares the parties in those cases with the recipients of this case. Returns each pair that matches.
 */
async function inLosses(tx: Tx, { clientId, terms, losses }: InLosses): Promise<ConflictMatch[]> {
  const wanted = new Map<string, ConflictMatch["on"][]>();
  const want = (key: string, on: ConflictMatch["on"]) => wanted.set(key, [...(wanted.get(key) ?? []), on]);
  for (const { on, normalized } of terms) want(hex(conflictHash(normalized)), on);
  for (const { id, recipientHash } of losses) if (recipientHash) want(hex(recipientHash), { kind: "loss", id });
  const otherLosses = await tx.caseLoss.findMany({
    where: {
      ...ofOthers(clientId),
      recipientHash: { in: [...wanted.keys()].map((key) => new Uint8Array(Buffer.from(key, "hex"))) },
    },
    select: { id: true, recipientHash: true, case: { select: { reference: true } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const sameRecipients = otherLosses.flatMap(({ id, recipientHash, case: { reference } }) =>
    (recipientHash ? (wanted.get(hex(recipientHash)) ?? []) : []).map((on) => ({
      on,
      with: { kind: "loss" as const, id, caseReference: reference },
    })),
  );
  return [...sameRecipients, ...(await partiesThatAreRecipients(tx, { clientId, losses }))];
}

async function partiesThatAreRecipients(
  tx: Tx,
  { clientId, losses }: Omit<InLosses, "terms">,
): Promise<ConflictMatch[]> {
  const own = new Map(losses.flatMap(({ id, recipientHash }) => (recipientHash ? [[hex(recipientHash), id]] : [])));
  const parties = await tx.caseParty.findMany({
    where: { ...ofOthers(clientId), nameHash: { in: losses.flatMap(({ recipientHash }) => recipientHash ?? []) } },
    select: { id: true, nameHash: true, case: { select: { reference: true } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return parties.flatMap(({ id, nameHash, case: { reference } }) => {
    const lossId = own.get(hex(nameHash));
    return lossId === undefined
      ? []
      : [{ on: { kind: "loss", id: lossId }, with: { kind: "party", id, caseReference: reference } } as const];
  });
}

type Person = { readonly id: string; readonly normalizedName: string };

/**
 * Finds other clients with the same name as a person or firm among the parties of this case. A query first selects the
 * clients that have every word of this name in their own name or email. Then the normalised names are compared.
 * Normalised names contain no full stops, but a client's name may contain some ("J.R. Smith", "Mary St.John"). The part
 * of the query after `union` finds such clients. It reads the whole table, because the search index contains the full
 * stops.
 */
async function inClients(
  tx: Tx,
  { clientId, people }: { readonly clientId: string; readonly people: readonly Person[] },
): Promise<ConflictMatch[]> {
  const matches: ConflictMatch[] = [];
  for (const { id, normalizedName } of people) {
    const words = normalizedName.split(" ");
    const others = Prisma.sql`
      select coalesce(merged_into_id, id)::text as id, first_name || ' ' || last_name as name from clients
      where coalesce(merged_into_id, id) <> ${clientId}::uuid`;
    const name = Prisma.sql`search_text(first_name || ' ' || last_name || ' ' || coalesce(email, ''))`;
    const clients = await tx.$queryRaw<{ id: string; name: string }[]>`
      ${others} and ${containsWords(name, words)}
      union
      ${others} and first_name || last_name like '%.%' and ${containsWords(Prisma.sql`replace(${name}, '.', '')`, words)}`;
    for (const client of clients)
      if (normalizeName(client.name) === normalizedName)
        matches.push({ on: { kind: "party", id }, with: { kind: "client", id: client.id } });
  }
  return matches;
}
