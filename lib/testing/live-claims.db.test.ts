import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { Client } from "pg";

import { profile } from "@/lib/firm/profile";
import { db } from "@/lib/platform/db/client";
import { locales } from "@/lib/platform/i18n/locales";
import { seed } from "@/prisma/seed";
import { sampleClaims } from "@/prisma/seed/claims/sample-claims";

import { anotherDatabase } from "./database";
import firstSamples from "./samples-of-the-first-release.json";

/** Matches what only sample claims contain: digits, names of people, regulators and places, and typical words. */
const sampleWords =
  /\d|Tremblay|Osei|Raman|Brandt|CIRO|OCRI|Ontario|Laval|Toronto|London|certified|No Recovery|confidential/i;

describe("a new live database", () => {
  beforeAll(() => seed("live"));

  it("has one claim without text or figures for each place in each profile's layout", async () => {
    const claims = await db.claim.findMany({ include: { texts: true } });
    for (const id of ["ca", "uk"] as const) {
      const places = new Set(Object.values(profile(id).layout).flat());
      expect(claims.flatMap(({ profile: of, key }) => (of === id ? [key] : [])).sort()).toEqual([...places].sort());
    }
    for (const { key, facts, texts } of claims) {
      expect([key, texts.map(({ locale }) => locale).sort()]).toEqual([key, ["de", "en", "fr-CA"]]);
      for (const { text, limits, source } of texts)
        expect([key, text, limits, sampleWords.test(source)]).toEqual([key, "", "", false]);
      const { verifyUrl: _, register: __, catalogueKey: ___, ...shownFacts } = facts as Record<string, unknown>;
      expect([key, sampleWords.test(JSON.stringify(shownFacts))]).toEqual([key, false]);
      expect([key, /\d/.test(JSON.stringify(facts))]).toEqual([key, false]);
    }
  });

  it("has no claim that is verified or names evidence", async () => {
    const marked = { OR: [{ evidenceUrl: { not: null } }, { expiresOn: { not: null } }] };
    expect([await db.claim.count({ where: marked }), await db.confirmation.count()]).toEqual([0, 0]);
  });
});

describe.each(["live", "demo"] as const)("the migration of an older %s database with sample claims", (mode) => {
  let database: Awaited<ReturnType<typeof anotherDatabase>>;
  let client: Client;
  const folder = join(process.cwd(), "prisma", "migrations");
  const migrations = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const people = ["8b1f5a52-7f3b-4f5e-9d8e-0a1b2c3d4e5f", "1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f"];

  async function apply(isWanted: (name: string) => boolean): Promise<void> {
    for (const name of migrations.filter(isWanted)) {
      await client.query("begin");
      await client.query(readFileSync(join(folder, name, "migration.sql"), "utf8"));
      await client.query("commit");
    }
  }

  const textsOf = async (key: string) =>
    (
      await client.query<{ text: string; limits: string }>(
        "select text, limits from claim_texts join claims on id = claim_id where key = $1 and profile = 'ca' order by locale",
        [key],
      )
    ).rows;
  const claimOf = async (key: string) =>
    (
      await client.query(
        `select facts, c.state, c.proposed_by_id, c.confirmed_by_id <> c.proposed_by_id as by_two, c.confirmed_on::text
         from claims left join confirmations c on c.kind = 'claim' and subject_id = claims.id::text
         where key = $1 and profile = 'ca'`,
        [key],
      )
    ).rows[0];

  beforeAll(async () => {
    database = await anotherDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query("drop schema public cascade; create schema public");
    await apply((name) => name < "0018");
    await client.query("insert into installation (mode) values ($1)", [mode]);
    for (const sample of sampleClaims("ca")) {
      const {
        key,
        kind,
        facts = {},
        text,
        limits,
      } = { ...sample, ...firstSamples.find((first) => first.key === sample.key) };
      const { rows } = await client.query(
        "insert into claims (key, kind, profile, facts) values ($1, $2, 'ca', $3) returning id",
        [key, kind, facts],
      );
      for (const locale of locales) {
        await client.query(
          "insert into claim_texts (claim_id, locale, text, source, limits) values ($1, $2, $3, '', $4)",
          [rows[0].id, locale, text[locale], limits[locale]],
        );
      }
    }
    // One claim has a text of the firm's own. Three claims are verified: the first by a staff member and a person
    // without a staff account, the second twice by the same staff member, and the third correctly by two staff members.
    await client.query(
      "update claim_texts set text = 'Our own words' from claims where id = claim_id and key = 'promise.confidential' and locale = 'en'",
    );
    await client.query(
      "insert into staff_users (id, email, name, role, password_hash) values ($1, 'a@firm.test', 'A', 'admin', '')",
      [people[0]],
    );
    const verify =
      "update claims set evidence_url = 'https://example.org/', verified_on = '2026-11-01', verified_by_id = $2, second_verifier_id = $3 where key = $1";
    await client.query(verify, ["statistic.cases", people[1], people[0]]);
    await client.query(verify, ["statistic.satisfaction", people[0], people[0]]);
    await client.query(
      "insert into staff_users (id, email, name, role, password_hash) values (gen_random_uuid(), 'b@firm.test', 'B', 'admin', '')",
    );
    await client.query(
      "update claims set evidence_url = 'https://example.org/', verified_on = '2026-11-01', verified_by_id = $1, second_verifier_id = (select id from staff_users where id <> $1) where key = 'statistic.response'",
      [people[0]],
    );
    await apply((name) => name >= "0018");
  });

  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it("removes each verification that was not made by two different staff members, but keeps every claim", async () => {
    expect(await claimOf("statistic.cases")).toMatchObject({ state: null });
    expect(await claimOf("statistic.satisfaction")).toMatchObject({ state: null });
    expect(await claimOf("statistic.response")).toMatchObject({
      state: "confirmed",
      proposed_by_id: people[0],
      by_two: true,
      confirmed_on: "2026-11-01",
      facts: { figure: { en: "24h" } },
    });
    expect((await client.query("select count(*)::int as n from claims")).rows).toEqual([
      { n: sampleClaims("ca").length },
    ]);
  });

  it(
    mode === "live"
      ? "removes the texts of unverified samples, but none of the firm's own texts"
      : "keeps the texts of the samples",
    async () => {
      const kept = mode === "demo";
      for (const { key, ...sample } of firstSamples) {
        const expected = locales.map((locale) => ({
          text: kept ? sample.text[locale] : "",
          limits: kept ? sample.limits[locale] : "",
        }));
        expect(await textsOf(key)).toEqual(expect.arrayContaining(expected));
        expect([key, /\d\d|Osei/.test(JSON.stringify((await claimOf(key)).facts))]).toEqual([key, kept]);
      }
      expect((await textsOf("promise.confidential")).map(({ text }) => text)).toContain("Our own words");
      // The migration recognises sample texts by the hashes in its SQL. Samples that are newer than the migration have
      // no hash there, so this query does not find them.
      const sql = readFileSync(join(folder, "0025_a_claim_is_verified_by_two_people", "migration.sql"), "utf8");
      const hashes = [...sql.matchAll(/'([0-9a-f]{32})'/g)].map(([, hash]) => hash);
      const { rows } = await client.query(
        "select 1 from claim_texts where text <> '' and md5(text) = any($1) and claim_id::text not in (select subject_id from confirmations)",
        [hashes],
      );
      expect([hashes.length > 100, rows.length >= firstSamples.length * locales.length]).toEqual([true, kept]);
      if (!kept) expect(rows).toEqual([]);
    },
  );
});
