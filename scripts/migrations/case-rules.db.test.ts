import { Client } from "pg";

import { anotherDatabase } from "../../lib/testing/database";
import { applyMigration } from "./migration-table";
import { applyMigrations } from "./apply";
import { readMigrations } from "./files";

test("migration 0099 makes one stored case rule require an agreement and another require two people", async () => {
  const database = await anotherDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query("drop schema public cascade; create schema public; drop schema graphile_worker cascade");
    for (const migration of await readMigrations())
      if (migration.name < "0099") await applyMigration(client, migration);
    const rules = [
      { code: "losses-recorded", step: 2, kind: "derived", source: "losses-recorded" },
      { code: "agreement-signed", step: 3, kind: "manual" },
      { code: "account-checked", step: 4, kind: "manual" },
      { code: "firm-own", step: 5, kind: "manual" },
    ];
    await client.query("insert into case_rule_sets (version, rules) values (1, $1), (2, '[]')", [
      JSON.stringify(rules),
    ]);

    await applyMigrations(database.url);
    const stored = await client.query<{ rules: unknown }>("select rules from case_rule_sets order by version");
    const [losses, agreement, account, own] = rules;
    expect(stored.rows).toEqual([
      { rules: [losses, { ...agreement, needs: "agreement-recorded" }, { ...account, people: 2 }, own] },
      { rules: [] },
    ]);
    await expect(client.query("update case_rule_sets set rules = '[]' where version = 1")).rejects.toThrow(
      /not changed/,
    );
  } finally {
    await client.end();
    await database.drop();
  }
});
