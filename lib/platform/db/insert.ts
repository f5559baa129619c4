import { Prisma } from "./client";

/** The columns of a table with the types of their values. A value may also be an SQL expression. */
type Row<Input, Stored> = {
  readonly [Column in keyof Input]: Column extends keyof Stored ? Stored[Column] | Prisma.Sql : never;
};

type Rows = {
  readonly audit_events: Row<Prisma.AuditEventUncheckedCreateInput, Prisma.$AuditEventPayload["scalars"]>;
  readonly bookings: Row<Prisma.BookingUncheckedCreateInput, Prisma.$BookingPayload["scalars"]>;
  readonly clients: Row<Prisma.ClientUncheckedCreateInput, Prisma.$ClientPayload["scalars"]>;
};

/**
 * Builds an INSERT of one row. Several INSERTs can be combined into one statement. Prisma's own `create` needs a round
 * trip for each row and four times the processor time.
 */
export function insertInto<Table extends keyof Rows>(table: Table, row: Rows[Table]): Prisma.Sql {
  const cells = Object.entries<unknown>(row).filter(([, value]) => value !== undefined);
  const columns = cells.map(([name]) => columnOf(name)).join(", ");
  return Prisma.sql`insert into ${Prisma.raw(`${table} (${columns})`)} values (${Prisma.join(cells.map(([, value]) => value))})`;
}

/** Returns the column of a field. The schema names columns in snake case: `phoneE164` becomes `phone_e164`. */
export function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}
