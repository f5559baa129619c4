import type { PoolClient } from "pg";

import { pool } from "../../db/client";
import type { EncryptedTable } from "../encrypted-columns";
import { currentPrefix, decryptBytes, encryptBytes } from "../encryption";
import type { Part } from "./part";

/** Encrypts a value again. Needed for columns whose content contains another encrypted value. */
export type Reencrypt = (sealed: Uint8Array, context: string) => Uint8Array;

const batchRows = 100;
/** The memory for the values of a batch, in bytes. A batch has at least one row. */
const batchBytes = 8 * 1024 * 1024;

/** The values of a table. */
export function tablePart(table: EncryptedTable, reencrypt: Reencrypt = encryptAgain): Part {
  return {
    name: table.table,
    async next(after) {
      const client = await pool().connect();
      try {
        await client.query("begin");
        // The triggers of the table read this variable: see the migration 0140.
        await client.query("set local app.encrypting_again = 'on'");
        const batch = await rotateBatch(client, { table, after, reencrypt });
        await client.query("commit");
        return batch;
      } catch (error) {
        await client.query("rollback").catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

const encryptAgain: Reencrypt = (sealed, context) => encryptBytes(decryptBytes(sealed, context), context);

/** An SQL condition for rows with a value that is not encrypted with the key whose prefix is the parameter $1. */
export function isDue({ columns }: EncryptedTable): string {
  return columns.map(({ column }) => `substring(${column} from 1 for ${currentPrefix().length}) <> $1`).join(" or ");
}

type Work = { readonly table: EncryptedTable; readonly after: readonly string[]; readonly reencrypt: Reencrypt };
type Place = { readonly place: string; readonly key: readonly string[]; readonly bytes: number };

async function rotateBatch(client: PoolClient, { table, after, reencrypt }: Work) {
  const names = table.key.map(({ column }) => column).join(", ");
  const bounds = table.key.map(({ type }, index) => `$${index + 2}::${type}`).join(", ");
  const { rows: found } = await client.query<Place>(
    `select ctid::text as place, array[${table.key.map(({ column }) => `${column}::text`).join(", ")}] as key,
       (${table.columns.map(({ column }) => `coalesce(octet_length(${column}), 0)`).join(" + ")}) as bytes
     from ${table.table} where (${isDue(table)}) ${after.length > 0 ? `and (${names}) > (${bounds})` : ""}
     order by ${names} limit ${batchRows} for update`,
    [currentPrefix(), ...after],
  );
  const picked = pick(found);
  const { rows, unreadable } = await rotateRows(client, { table, places: picked.map(({ place }) => place), reencrypt });
  const isLast = found.length < batchRows && picked.length === found.length;
  return { rows, unreadable, last: isLast ? undefined : picked.at(-1)?.key };
}

function pick(found: readonly Place[]): readonly Place[] {
  let sum = 0;
  const end = found.findIndex(({ bytes }) => (sum += bytes) > batchBytes);
  return end === -1 ? found : found.slice(0, Math.max(end, 1));
}

type Picked = { readonly table: EncryptedTable; readonly places: readonly string[]; readonly reencrypt: Reencrypt };

async function rotateRows(client: PoolClient, { table: { table, columns }, places, reencrypt }: Picked) {
  if (places.length === 0) return { rows: 0, unreadable: 0 };
  const values = columns.map(({ column, context }, index) => `${column} as c${index}, ${context} as x${index}`);
  const { rows } = await client.query<Readonly<Record<string, unknown>> & { place: string }>(
    `select ctid::text as place, ${values.join(", ")} from ${table} where ctid = any($1::tid[])`,
    [places],
  );
  let unreadable = 0;
  const changed = rows.flatMap((row) => {
    const results = columns.map((_, index) => rotateValue(row[`c${index}`], String(row[`x${index}`]), reencrypt));
    if (results.includes("unreadable")) unreadable += 1;
    const sealed = results.map((result) => (result instanceof Uint8Array ? Buffer.from(result) : null));
    return sealed.some((value) => value !== null) ? [{ place: row.place, sealed }] : [];
  });
  if (changed.length > 0)
    await client.query(
      `update ${table} t set ${columns.map(({ column }, index) => `${column} = coalesce(v.c${index}, t.${column})`).join(", ")}
       from unnest($1::tid[], ${columns.map((_, index) => `$${index + 2}::bytea[]`).join(", ")})
         as v (place, ${columns.map((_, index) => `c${index}`).join(", ")})
       where t.ctid = any($1::tid[]) and t.ctid = v.place`,
      [changed.map(({ place }) => place), ...columns.map((_, index) => changed.map(({ sealed }) => sealed[index]))],
    );
  return { rows: changed.length, unreadable };
}

function rotateValue(value: unknown, context: string, reencrypt: Reencrypt): Uint8Array | "unreadable" | undefined {
  if (!(value instanceof Uint8Array)) return undefined;
  const prefix = currentPrefix();
  if (prefix.equals(value.subarray(0, prefix.length))) return undefined;
  try {
    return reencrypt(value, context);
  } catch {
    return "unreadable";
  }
}
