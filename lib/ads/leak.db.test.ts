import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sampleConversions } from "@/lib/firm/ad-conversions";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { seed } from "@/prisma/seed";

import { makeExport } from "./commands/make-export";
import type { ExportedConversion } from "./conversion";
import { conversionsCsv, csvFiles } from "./csv";
import { ingestBody } from "./data-manager/request";
import { findExport } from "./queries/conversions";
import { aHeldBooking } from "./testing/stored-bookings";
import { aQualifiedLead } from "./testing/stored-leads";

const now = Date.parse("2034-09-06T15:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "leak-"));

/** The columns whose values may be in an export, and nothing else. */
const allowed = [
  // The instant of the conversion and the random id by which Google recognises it.
  ...["conversions.happened_at", "conversions.id"],
  // The names and the fixed values, set by the firm for all leads together.
  "ad_exports.terms",
  ...["leads.gbraid", "leads.gclid", "leads.wbraid", "bookings.gbraid", "bookings.gclid", "bookings.wbraid"],
];

type Column = { readonly table: string; readonly column: string; readonly type: string };

/** For each type of column, a value that differs from row to row, and how it would look in an export. */
const plants: Readonly<Record<string, readonly [sql: string, trace: RegExp]>> = {
  text: ["'Canary-' || row", /Canary-/],
  "text[]": ["array['Canary-' || row]", /Canary-/],
  // The checks are gone, but the length of the type stays.
  bpchar: ["'ZQX'", /ZQX/],
  bytea: ["convert_to('Canary-' || row, 'utf8')", /Canary-|43616e617279|Q2FuYXJ5/],
  "bytea[]": ["array[convert_to('Canary-' || row, 'utf8')]", /Canary-|43616e617279|Q2FuYXJ5/],
  jsonb: [`'${JSON.stringify(sampleConversions).replace("Qualified lead", "Canary-1")}'`, /Canary-/],
  uuid: ["('cafecafe-cafe-4afe-8afe-' || lpad(row::text, 12, '0'))::uuid", /cafecafe/],
  "uuid[]": ["array['cafecafe-cafe-4afe-8afe-000000000001'::uuid]", /cafecafe/],
  int4: ["31337", /31337/],
  int8: ["31337", /31337/],
  numeric: ["31337", /31337/],
  date: ["date '2034-05-25'", /2034-05-25/],
  timestamptz: ["timestamptz '2034-09-05 05:55:55Z'", /2034-09-05.05:55:55/],
};
/** Types with few values. */
const codes = /^(bool|int2|float4|float8|tstzrange|[a-z]+(_[a-z]+)*_(law|kind|state|status|role))$/;

class Undo extends Error {}

beforeAll(async () => {
  await seed("demo", { staffFile: join(folder, "staff.json"), now: new Date(now) });
  for (const click of [{ gclid: "Cj0KCQ-gc" }, { gclid: null, gbraid: "0AAAA-gb" }, { gclid: null, wbraid: "Ck-wb" }]) {
    await aQualifiedLead(now, click);
    await aHeldBooking(now, click);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

async function listColumns(): Promise<readonly Column[]> {
  return db.$queryRaw<Column[]>`
    select table_name as table, column_name as column,
      case data_type when 'ARRAY' then ltrim(udt_name, '_') || '[]' when 'character varying' then 'text' else udt_name end as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and not exists (select from pg_inherits where inhrelid = table_name::regclass)
    order by 1, 2`;
}

/** Removes what would refuse a value that only a fault could store: checks, keys, triggers and computed columns. */
async function removeGuards(tx: Tx): Promise<void> {
  await tx.$executeRaw`set local session_replication_role = replica`;
  await tx.$executeRaw`set local statement_timeout = 0`;
  await tx.$executeRaw`
    do $$ declare guard record; begin
      for guard in select conrelid::regclass as of, conname from pg_constraint
        where connamespace = 'public'::regnamespace and contype in ('c', 'x', 'f', 'u', 'p') and conislocal
          and conparentid = 0 order by contype loop
        execute format('alter table %s drop constraint if exists %I cascade', guard.of, guard.conname);
      end loop;
      for guard in select attrelid::regclass as of, attname from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and relkind = 'r' and attgenerated = 's' loop
        execute format('alter table %s alter column %I drop expression', guard.of, guard.attname);
      end loop;
      for guard in select indexrelid::regclass as of from pg_index
        where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) loop
        execute format('drop index if exists %s cascade', guard.of);
      end loop;
    end $$`;
}

/** Both exports as they would leave now. */
async function exported(id: string, tx: Tx): Promise<string> {
  const found = await findExport({ id, kind: "csv" }, now, tx);
  const { terms = sampleConversions, conversions = [] as ExportedConversion[] } = found ?? {};
  const destination = { accountId: "1", loginId: "1" };
  return [
    ...csvFiles.map((file) => conversionsCsv(file, conversions, terms)),
    JSON.stringify(ingestBody(conversions, { terms, destination, isDryRun: false })),
  ].join("\n");
}

it("lets only the columns of the allow-list into an export, whatever any column of the database contains", async () => {
  const made = await makeExport({ kind: "system" }, "csv", now);
  if (!made.ok) throw new Error("Not made");
  const columns = await listColumns();
  const leaked: string[] = [];
  const unplanted: Column[] = [];
  const undo = db.$transaction(
    async (tx) => {
      await removeGuards(tx);
      // Ids without random digits, which could look like a planted number.
      await tx.$executeRaw`
        update conversions set id = lpad(row::text, 32, 'a')::uuid
        from (select id as old, row_number() over () as row from conversions) as rows where id = old`;
      const clean = await exported(made.value, tx);
      expect(clean.match(/Cj0KCQ-gc|0AAAA-gb|Ck-wb/g)).toHaveLength(12);
      for (const column of columns) {
        const plant = plants[column.type];
        if (!plant) unplanted.push(column);
        else if (await isLeaked(tx, column, plant, () => exported(made.value, tx)))
          leaked.push(`${column.table}.${column.column}`);
      }
      throw new Undo();
    },
    { timeout: 120_000 },
  );
  await expect(undo).rejects.toThrow(Undo);
  expect(leaked.toSorted()).toEqual(allowed.toSorted());
  expect(unplanted.filter(({ type }) => !codes.test(type))).toEqual([]);
  expect(columns.length).toBeGreaterThan(700);
}, 180_000);

/** Plants the value in all rows of the column, reads the export, and takes the value back. */
async function isLeaked(
  tx: Tx,
  { table, column }: Column,
  [value, trace]: readonly [string, RegExp],
  read: () => Promise<string>,
): Promise<boolean> {
  await tx.$executeRaw`savepoint planted`;
  await tx.$executeRawUnsafe(`
    update ${table} set ${column} = ${value}
    from (select ctid as place, row_number() over () as row from ${table}) as rows where ${table}.ctid = rows.place`);
  const text = await read();
  await tx.$executeRaw`rollback to savepoint planted`;
  return trace.test(text);
}
