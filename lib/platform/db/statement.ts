import { pool } from "./client";
import type { Prisma } from "./client";
import { repeatIfUndone } from "./repeat";

/** Sends one statement and gives its rows. */
export type Ask = <Row>(statement: Prisma.Sql) => Promise<readonly Row[]>;

/**
 * A statement of its own, straight through the driver: one that makes no use of Prisma's models need not pass through its
 * engine, which costs as much again as the driver. Values come as the driver reads them: `bigint` and `numeric` as text.
 */
export const alone: Ask = async <Row>(statement: Prisma.Sql) => {
  const { rows } = await repeatIfUndone(() => pool().query<Row & object>(statement.text, statement.values));
  return rows;
};
