import { anotherDatabase } from "../../lib/testing/database";
import { withClient } from "../../lib/testing/client";
import { migrate } from "./migrate";

const last = "select migration_name from _prisma_migrations order by 1 desc limit 1";

test.each([
  ["demo", "live"],
  ["live", "demo"],
] as const)("refuses a database made for %s mode if SITE_MODE is %s, and runs no migration", async (made, started) => {
  const database = await anotherDatabase();
  try {
    await withClient(database.url, async (client) => {
      await client.query("insert into installation (id, mode) values (1, $1)", [made]);
      await client.query(`delete from _prisma_migrations where migration_name = (${last})`);
      const before = (await client.query(last)).rows;
      await expect(migrate(database.url, started)).rejects.toThrow(`made for ${made} mode and SITE_MODE is ${started}`);
      expect((await client.query(last)).rows).toEqual(before);
    });
  } finally {
    await database.drop();
  }
});

test("migrates an empty database, although it has no mode yet", async () => {
  const database = await anotherDatabase();
  try {
    await withClient(database.url, (client) =>
      client.query("drop schema public cascade; create schema public; drop schema graphile_worker cascade"),
    );
    expect(await migrate(database.url, "live")).not.toEqual([]);
  } finally {
    await database.drop();
  }
});
