import type { ClientBase } from "pg";

/** A connection or a pool that runs SQL. */
export type Queries = Pick<ClientBase, "query">;

/** A table with encrypted columns. */
export type EncryptedTable = {
  readonly table: string;
  /** The columns of the primary key with their types. */
  readonly key: readonly { readonly column: string; readonly type: string }[];
  readonly columns: readonly EncryptedColumn[];
};

export type EncryptedColumn = {
  readonly column: string;
  /** An SQL expression for the context with which the column's values are encrypted. */
  readonly context: string;
};

/** Columns with a context for each row. Each other column has one context, such as "leads.story" for story_cipher. */
const rowContexts: Readonly<Record<string, string>> = {
  "staff_users.totp_secret_cipher": "'staff_users.totp_secret.' || id",
  "staff_users.totp_new_secret_cipher": "'staff_users.totp_secret.' || id",
  "document_contents.content_cipher": "'document_contents.content:' || document_id",
  "evidence_files.content_cipher": "'evidence_files.content:' || id",
};

/** The name of every encrypted column ends like this, and no other name does. */
export const cipherEnding = "_cipher";

/**
 * Lists all tables with encrypted columns, from the database's own catalogue. Leaves out `installation`, because its
 * value is encrypted again by `openKeys`, before all others.
 */
export async function encryptedTables(queries: Queries): Promise<readonly EncryptedTable[]> {
  const { rows } = await queries.query<{ table: string; columns: string[]; key: string[]; types: string[] }>(`
    select c.relname as table,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and right(a.attname::text, 7) = '${cipherEnding}' and a.atttypid = 'bytea'::regtype and not a.attisdropped) as columns,
      (select array_agg(a.attname::text order by k.place) from unnest(i.indkey::int2[]) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number) as key,
      (select array_agg(format_type(a.atttypid, a.atttypmod) order by k.place)
        from unnest(i.indkey::int2[]) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number) as types
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'installation'
    order by c.relname`);
  return rows
    .filter(({ columns }) => columns !== null)
    .map(({ table, columns, key, types }) => ({
      table,
      key: key.map((column, index) => ({ column, type: types[index] ?? "text" })),
      columns: columns.map((column) => ({ column, context: contextOf(table, column) })),
    }));
}

function contextOf(table: string, column: string): string {
  return rowContexts[`${table}.${column}`] ?? `'${table}.${column.slice(0, -cipherEnding.length)}'`;
}
