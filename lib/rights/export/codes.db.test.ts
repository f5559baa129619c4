import { messagesFor } from "@/lib/platform/i18n/messages";
import { db } from "@/lib/platform/db/client";

import { exportedColumns } from "./queries/export-rows";
import { isCodeColumn } from "./codes";
import { exportedTables } from "./tables";
import { isTechnical } from "./technical";

type Code = { readonly table: string; readonly column: string; readonly code: string };

/** Lists the codes that columns may contain, from enum types and from check constraints that list allowed values. */
const listCodes = () => db.$queryRaw<Code[]>`
  select table_name::text as table, column_name::text as column, enumlabel::text as code
    from information_schema.columns
    join pg_type on pg_type.typname = udt_name join pg_enum on enumtypid = pg_type.oid
    where table_schema = 'public'
  union
  select conrelid::regclass::text, attname::text, (regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([a-z0-9-]+)''::text', 'g'))[1]
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1 and pg_get_constraintdef(pg_constraint.oid) like '%ANY (ARRAY[%'`;

it("every code that an exported column may contain has a text", async () => {
  const { codes } = messagesFor("en").clientData;
  const exportedCodes = (await listCodes()).filter(
    ({ table, column }) =>
      table in exportedTables && exportedColumns(table).includes(column) && !isTechnical({ table, column }),
  );
  expect(exportedCodes.length).toBeGreaterThan(50);
  expect(exportedCodes.filter(({ column }) => !isCodeColumn(column))).toEqual([]);
  expect(exportedCodes.filter(({ code }) => !(code in codes))).toEqual([]);
});
