import type { Client } from "pg";

export const evidence = "https://register.example.org/entry";

/**
 * The columns of a claim that a test can set. Null leaves a column empty. An omitted column gets the value of a
 * verified claim.
 */
export type ClaimRow = {
  readonly key?: string;
  readonly kind?: string;
  readonly profile?: string;
  readonly facts?: string;
  readonly evidence?: string | null;
  readonly first?: string | null;
  readonly second?: string | null;
  readonly on?: string | null;
  readonly expires?: string | null;
};

/**
 * Inserts a claim with texts in English and German, verified by the staff members with the two given ids. If the row's
 * `first` is null, the claim is a draft, and if only `second` is null, it is proposed.
 */
export async function insertClaim(
  client: Client,
  [first = "", second = ""]: readonly string[],
  row: ClaimRow = {},
): Promise<string> {
  const columns = { evidence, first, second, on: "2026-11-01", expires: "2027-06-01", ...row };
  const { rows } = await client.query<{ id: string }>(
    `insert into claims (key, kind, profile, facts, evidence_url, expires_on) values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      row.key ?? `promise.${crypto.randomUUID()}`,
      row.kind ?? "promise",
      row.profile ?? "ca",
      row.facts ?? "{}",
      columns.evidence,
      columns.expires,
    ],
  );
  const id = rows[0]?.id ?? "";
  await client.query(
    "insert into claim_texts (claim_id, locale, text, source) select $1, locale, 'text', 'source' from unnest('{en,de}'::text[]) locale",
    [id],
  );
  if (columns.first !== null)
    await client.query(
      `insert into confirmations (kind, subject_id, proposed_by_id, proposed_at, confirmed_by_id, confirmed_at, confirmed_on)
       values ('claim', $1, $2, '2026-11-01', $3, $4::timestamptz, $4::date)`,
      [id, columns.first, columns.second, columns.on],
    );
  await client.query(
    "set session_replication_role = replica; delete from audit_events; reset session_replication_role",
  );
  return id;
}

/** Whether the database considers the claim verified. */
export async function isVerified(client: Client, id: string): Promise<boolean> {
  return (await stateOf(client, id)) === "confirmed";
}

/** The state of the claim's open confirmation. Undefined for a draft. */
export async function stateOf(client: Client, id: string): Promise<string | undefined> {
  const { rows } = await client.query<{ state: string }>(
    "select state from confirmations where kind = 'claim' and subject_id = $1 and ended_at is null",
    [id],
  );
  return rows[0]?.state;
}
