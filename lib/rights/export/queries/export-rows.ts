import type { Tx } from "@/lib/platform/db/client";
import { takingTurns } from "@/lib/platform/event-loop";
import { decrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import { classes, columnsOf } from "../../classes";
import { exportedTables, isStaffColumn } from "../tables";
import { personSql, personValues } from "../../queries/person";
import type { Person } from "../../queries/person";

/** A row's values by column. Encrypted columns are decrypted and lose the suffix "_cipher" in their names. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** Everything that is exported about a person, by table. Tables without rows are left out. */
export async function listExportRows(tx: Tx, person: Person, now: Instant) {
  const records: Record<string, readonly ExportedRow[]> = {};
  const nextTurn = takingTurns();
  for (const table of Object.keys(exportedTables)) {
    const rows = await tx.$queryRawUnsafe<{ row: ExportedRow }[]>(
      `${personSql} ${selectOf(table)}`,
      ...personValues(person, now),
    );
    const opened: ExportedRow[] = [];
    for (const { row } of rows) {
      opened.push(readable(table, row));
      await nextTurn();
    }
    if (opened.length > 0) records[table] = opened.toSorted(byTime);
  }
  return records;
}

/** The names of a table's exported columns: first those with an SQL expression in `exportedTables`, then the others. */
export function exportedColumns(table: string): readonly string[] {
  const { omit = {}, values = {} } = exportedTables[table] ?? {};
  const omitted = Object.values(omit).flatMap((names) => names.split(" "));
  const columns = allColumns(table).filter(
    (column) => !(column in values) && !omitted.includes(column) && !isStaffColumn(column),
  );
  return [...Object.keys(values), ...columns];
}

/** A table's columns that contain ids of staff members. The export leaves these columns out. */
export const staffColumns = (table: string) => allColumns(table).filter(isStaffColumn);

function allColumns(table: string): readonly string[] {
  const definition = classes[table];
  if (!definition) throw new Error(`No class for the table ${table}`);
  return columnsOf(definition);
}

/** Amounts with 18 decimals become texts, because a JavaScript number would round them. */
const exact = ["amount", "returned_amount"];

function selectOf(table: string): string {
  const definition = classes[table];
  const ownRows = definition && "rows" in definition && definition.rows !== "with-parent" ? definition.rows : undefined;
  const rows = exportedTables[table]?.rows ?? ownRows;
  if (!rows) throw new Error(`No condition for the rows of ${table}`);
  const values = exportedTables[table]?.values ?? {};
  const columns = exportedColumns(table).map((column) => {
    if (values[column] !== undefined) return `${values[column]} as ${column}`;
    return exact.includes(column) ? `${table}.${column}::text` : `${table}.${column}`;
  });
  return `select row_to_json(part) as row from (select ${columns.join(", ")} from ${table}, person where ${rows}) part`;
}

const cipher = "_cipher";

function readable(table: string, row: ExportedRow): ExportedRow {
  const entries = Object.entries(row).map(([column, value]) => {
    if (!column.endsWith(cipher)) return [column, value] as const;
    const name = column.slice(0, -cipher.length);
    return [name, typeof value === "string" ? opened(value, `${table}.${name}`) : null] as const;
  });
  return Object.fromEntries(entries);
}

/** Decrypts bytes that PostgreSQL wrote as "\x" and hexadecimal digits. If the text is a JSON object, parses it. */
function opened(hex: string, context: string): unknown {
  const text = decrypt(Buffer.from(hex.slice(2), "hex"), context);
  if (!text.startsWith("{")) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function byTime(a: ExportedRow, b: ExportedRow): number {
  const timeOf = ({ created_at, at, requested_at }: ExportedRow) => String(created_at ?? at ?? requested_at ?? "");
  return timeOf(a).localeCompare(timeOf(b));
}
