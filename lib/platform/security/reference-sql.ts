import type { ReferencePart } from "./reference";
import { Prisma } from "../db/client";

const firstBlock = Prisma.sql`split_part(reference, '-', 2)`;
const secondBlock = Prisma.sql`split_part(reference, '-', 3)`;

/**
 * The condition that a row's reference has this part. The SQL expressions must match the indexes of migration 0249. A
 * reference has no characters with a special meaning in a pattern of LIKE.
 */
export function hasReferencePart({ prefix, first, second, block }: ReferencePart): Prisma.Sql {
  if (block !== undefined) return Prisma.sql`(${firstBlock} = ${block} or ${secondBlock} = ${block})`;
  const conditions = [
    ...(prefix === undefined ? [] : [Prisma.sql`reference like ${`${prefix}-%`}`]),
    second === undefined ? Prisma.sql`${firstBlock} like ${`${first}%`}` : Prisma.sql`${firstBlock} = ${first}`,
    ...(second === undefined ? [] : [Prisma.sql`${secondBlock} like ${`${second}%`}`]),
  ];
  return Prisma.sql`(${Prisma.join(conditions, " and ")})`;
}
