import { withClient } from "./client";

/** The claims that the tests of a live site verify; the second holds for two more days. */
export const lasting = "regulator.ciro";
export const expiring = "statistic.response";

/** Verifies two claims as two people would, and leaves the rest unverified. */
export async function verifySome(connectionString: string): Promise<void> {
  await withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into staff_users (email, name, role, password_hash)
       select 'verifier-' || n || '@firm.test', 'Verifier ' || n, 'admin', '' from generate_series(1, 2) n returning id`,
    );
    await client.query(
      `update claims set verified_by_id = $1, second_verifier_id = $2, verified_on = current_date - 1,
         evidence_url = case key when $3 then 'https://www.ciro.ca/register/northgate' else 'https://northgate.test/evidence' end,
         expires_on = case key when $4 then current_date + 2 end
       where key in ($3, $4)`,
      [rows[0]?.id, rows[1]?.id, lasting, expiring],
    );
  });
}

/** Somebody to book with: a live site starts without advisers. */
export async function openOffice(connectionString: string): Promise<void> {
  await withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into advisers (slug, name, email, zone, languages, daily_cap)
       values ('j-northgate', 'J. Northgate', 'j@firm.test', 'America/Toronto', '{en,de,fr}', 20) returning id`,
    );
    await client.query("insert into adviser_skills (adviser_id, service_id) select $1, id from services", [rows[0]?.id]);
    await client.query(
      `insert into weekly_hours (adviser_id, weekday, opens_minute, closes_minute, valid_from)
       select $1, day, 540, 1020, '2026-01-01' from generate_series(1, 5) day`,
      [rows[0]?.id],
    );
  });
}

/**
 * What each claim would show, by its key, in any language: its text, and the figure or number that stands apart from it.
 * Samples share some numbers: what one of the shown ones says too gives no other away.
 */
export async function wordsOfClaims(connectionString: string, shown: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = new Map<string, string[]>();
  await withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ key: string; word: string }>(
      `select claims.key, text as word from claims join claim_texts on claim_id = id where profile = 'ca'
       union select claims.key, fact.value #>> '{}' from claims, jsonb_each(facts) fact
       where profile = 'ca' and fact.key in ('figure', 'number', 'clientName', 'recoveryResult')`,
    );
    const allowed = new Set(rows.filter(({ key }) => shown.includes(key)).map(({ word }) => word));
    for (const { key, word } of rows) {
      // Shorter ones stand in words of every day.
      if (word && word.length >= 8 && (shown.includes(key) || !allowed.has(word))) words.set(key, [...(words.get(key) ?? []), word]);
    }
  });
  return words;
}
