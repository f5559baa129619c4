import type { Client } from "pg";

import { locales } from "@/lib/platform/i18n/locales";
import { sampleClaims } from "@/prisma/seed/claims/sample-claims";

import { withClient } from "./client";

/** The two claims that `verifyTwoClaims` marks as verified. `expiringClaim` expires two days after today. */
export const lastingClaim = "regulator.ciro";
export const expiringClaim = "statistic.response";

/** Writes texts for every claim, as a firm does before the claims are verified. */
export async function writeClaims(connectionString: string): Promise<void> {
  await withClient(connectionString, async (client) => {
    await client.query(
      `update claim_texts set text = 'Northgate writes ' || key || ' in ' || locale, source = 'Files of Northgate', limits = 'Limits of ' || key
       from claims where id = claim_id`,
    );
    await client.query(
      `update claims set facts = facts || jsonb_build_object(
         'badge', 'Badge of ' || key, 'note', 'Note of ' || key, 'figure', 'Figure of ' || key, 'number', 'Number of ' || key,
         'name', 'Name of ' || key, 'shortName', 'Short name of ' || key, 'title', 'Title of ' || key)`,
    );
  });
}

/** Marks two claims as verified by two new staff members. */
export async function verifyTwoClaims(connectionString: string): Promise<void> {
  await withClient(connectionString, async (client) => {
    const [first, second] = await addVerifiers(client);
    await client.query(
      `update claims set
         evidence_url = case key when $1 then 'https://www.ciro.ca/register/northgate' else 'https://northgate.test/evidence' end,
         expires_on = case key when $2 then current_date + 2 end
       where key in ($1, $2)`,
      [lastingClaim, expiringClaim],
    );
    await client.query(
      `insert into confirmations (kind, subject_id, proposed_by_id, proposed_at, confirmed_by_id, confirmed_at, confirmed_on)
       select 'claim', id, $1, current_date - 1, $2, current_date - 1, current_date - 1 from claims where key in ($3, $4)`,
      [first, second, lastingClaim, expiringClaim],
    );
  });
}

/** Adds two staff members, because a claim must be verified by two people. Returns their ids. */
export async function addVerifiers(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into staff_users (email, name, role, password_hash)
     select 'verifier-' || n || '@firm.test', 'Verifier ' || n, 'compliance', '' from generate_series(1, 2) n returning id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Opens the online booking: confirms the services and everything in the firm's record, and adds an adviser with working
 * hours, because a new live site has only drafts and no advisers.
 */
export async function openOffice(connectionString: string): Promise<void> {
  await withClient(connectionString, async (client) => {
    await client.query("update services set confirmed_at = now()");
    await client.query(
      `insert into firm_settings (profile, version, facts)
       select profile, version + 1, facts || jsonb_build_object('confirmedOn', jsonb_build_object(
         'hours', current_date, 'meeting-modes', current_date, 'articles', current_date, 'questions', current_date))
       from firm_settings order by version desc limit 1`,
    );
    const { rows } = await client.query<{ id: string }>(
      `insert into advisers (slug, name, email, zone, languages, daily_cap)
       values ('j-northgate', 'J. Northgate', 'j@firm.test', 'America/Toronto', '{en,de,fr}', 20) returning id`,
    );
    await client.query("insert into adviser_skills (adviser_id, service_id) select $1, id from services", [
      rows[0]?.id,
    ]);
    await client.query(
      `insert into weekly_hours (adviser_id, weekday, opens_minute, closes_minute, valid_from)
       select $1, day, 540, 1020, '2026-01-01' from generate_series(1, 5) day`,
      [rows[0]?.id],
    );
  });
}

/**
 * Returns a map from the key of each claim to the wording by which a test can recognise the claim: its texts in all
 * languages, figure, number, badge and name. The key "a sample" has the texts of the sample claims, which a live site
 * must never show.
 */
export async function wordingOfClaims(connectionString: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const wordings = new Map<string, string[]>();
  const add = (key: string, word: string | null) => {
    // A word of fewer than eight characters does not prove that a claim is shown. An ordinary sentence may contain it.
    if (word && word.length >= 8) wordings.set(key, [...(wordings.get(key) ?? []), word]);
  };
  await withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ key: string; word: string | null }>(
      `select claims.key, text as word from claims join claim_texts on claim_id = id where profile = 'ca'
       union select claims.key, fact.value #>> '{}' from claims, jsonb_each(facts) fact
       where profile = 'ca' and fact.key in ('figure', 'number', 'badge', 'name')`,
    );
    for (const { key, word } of rows) add(key, word);
  });
  for (const { text } of sampleClaims("ca")) for (const locale of locales) add("a sample", text[locale]);
  return wordings;
}
