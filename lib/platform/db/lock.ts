import { env } from "../env";
import { Prisma } from "./client";
import type { Tx } from "./client";

/**
 * The tables whose rows are locked, each with the columns that find a row. A transaction that locks rows of several
 * tables locks them in the order of this list, so that two transactions never wait for each other.
 */
const lockOrder = {
  staff_users: { id: "uuid" },
  services: { id: "text" },
  reply_templates: { id: "uuid" },
  claims: { id: "uuid" },
  texts: { id: "uuid" },
  advisers: { id: "uuid" },
  clients: { id: "uuid" },
  data_requests: { reference: "text" },
  complaints: { reference: "text" },
  cases: { reference: "text" },
  client_tasks: { id: "uuid" },
  bookings: { id: "uuid", reference: "text" },
  invoices: { id: "uuid" },
  contact_messages: { id: "uuid" },
  leads: { id: "uuid" },
  newsletter_consents: { confirm_hash: "bytea" },
} as const;

type Columns = typeof lockOrder;
type Table = keyof Columns;
type Value<Type> = Type extends "bytea" ? Uint8Array<ArrayBuffer> : string;
type TableWithId = { [T in Table]: Columns[T] extends { readonly id: "uuid" } ? T : never }[Table];

/** One column that finds a row of the table, with its value, as in `{ reference: "BKG-7Q2M" }`. */
type Key<T extends Table> = {
  [C in keyof Columns[T]]: { readonly [Column in C]: Value<Columns[T][C]> };
}[keyof Columns[T]];

/**
 * Locks a row until the transaction ends, and returns whether there is such a row. Other transactions that lock the row
 * wait. In development and tests, throws if the transaction has locked a row of a later table of `lockOrder` before.
 */
export async function lockRow<T extends Table>(tx: Tx, table: T, key: Key<T>): Promise<boolean> {
  return lock(tx, table, conditionFor(table, key));
}

/** Locks a row as `lockRow` does, but returns false instead of waiting if another transaction has locked the row. */
export async function tryLockRow<T extends Table>(tx: Tx, table: T, key: Key<T>): Promise<boolean> {
  return lock(tx, table, conditionFor(table, key), Prisma.sql`skip locked`);
}

/** Locks several rows of a table. Locks them in the order of their ids, as every other transaction does. */
export async function lockRows(tx: Tx, table: TableWithId, ids: readonly string[]): Promise<void> {
  await lock(tx, table, Prisma.sql`id = any(${[...ids]}::uuid[]) order by id`);
}

function conditionFor<T extends Table>(table: T, key: Key<T>): Prisma.Sql {
  const [[column = "", value] = []] = Object.entries<unknown>(key);
  const type = Object.entries<string>(lockOrder[table]).find(([name]) => name === column)?.[1] ?? "text";
  return Prisma.sql`${Prisma.raw(column)} = ${value}::${Prisma.raw(type)}`;
}

async function lock(tx: Tx, table: Table, condition: Prisma.Sql, wait = Prisma.empty): Promise<boolean> {
  if (env().NODE_ENV !== "production") checkOrder(tx, table, condition);
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from ${Prisma.raw(table)} where ${condition} for update ${wait}`;
  return rows.length > 0;
}

/** The locks of each open transaction, as tables and keys. */
const locksOf = new WeakMap<Tx, { readonly table: Table; readonly key: string }[]>();

/** Refuses a lock against `lockOrder`. A second lock of the same rows is allowed, because it never waits. */
function checkOrder(tx: Tx, table: Table, { values }: Prisma.Sql): void {
  const earlier = locksOf.get(tx) ?? [];
  const keys = values.flat().map(String);
  const isLocked = (key: string) => earlier.some((each) => each.table === table && each.key === key);
  const later = earlier.find((each) => rankOf(each.table) > rankOf(table));
  if (later && !keys.every(isLocked))
    throw new Error(`A row of ${table} must be locked before a row of ${later.table}: see lib/platform/db/lock.ts`);
  locksOf.set(tx, [...earlier, ...keys.map((key) => ({ table, key }))]);
}

const rankOf = (table: Table) => Object.keys(lockOrder).indexOf(table);
