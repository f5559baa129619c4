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
 * `evidence` is null, the claim is not verified.
 */
export async function insertClaim(
  client: Client,
  [first = "", second = ""]: readonly string[],
  row: ClaimRow = {},
): Promise<string> {
  const verified = { evidence, first, second, on: "2026-11-01", expires: "2027-06-01" };
  const columns = (["evidence", "first", "second", "on", "expires"] as const).map((name) =>
    row[name] === undefined ? verified[name] : row[name],
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into claims (key, kind, profile, facts, evidence_url, verified_by_id, second_verifier_id, verified_on, expires_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      row.key ?? `promise.${crypto.randomUUID()}`,
      row.kind ?? "promise",
      row.profile ?? "ca",
      row.facts ?? "{}",
      ...columns,
    ],
  );
  const id = rows[0]?.id ?? "";
  await client.query(
    "insert into claim_texts (claim_id, locale, text, source) select $1, locale, 'text', 'source' from unnest('{en,de}'::text[]) locale",
    [id],
  );
  // Inserting the texts removed the verification, so this statement verifies the claim again.
  await client.query(
    "update claims set verified_by_id = $2, second_verifier_id = $3, verified_on = '2026-11-01' where id = $1 and evidence_url is not null",
    [id, first, second],
  );
  await client.query("delete from audit_events");
  return id;
}

/** Whether the database considers the claim verified. */
export async function isVerified(client: Client, id: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ is: boolean }>(
    "select verified_on is not null and verified_by_id is not null as is from claims where id = $1",
    [id],
  );
  return rows[0]?.is;
}
