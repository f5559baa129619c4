import { withClient } from "@/lib/testing/client";
import { testDatabaseUrl } from "@/lib/testing/database";

import { db } from "./client";
import { constraints } from "./constraints";
import { brokenConstraint } from "./refusals";

const staff = { email: "adviser@example.com", name: "Sample", role: "viewer", passwordHash: "none" } as const;
const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  );

it.each(Object.values(constraints))("the database has the constraint %s", async (name) => {
  // PostgreSQL's catalogue lists unique indexes separately from constraints.
  const rows = await db.$queryRaw<unknown[]>`
    select 1 from pg_constraint where conname = ${name} union select 1 from pg_indexes where indexname = ${name}`;
  expect(rows).toHaveLength(1);
});

it("finds the violated constraint in an error from Prisma, from raw SQL in Prisma, or from the driver", async () => {
  await db.staffUser.create({ data: staff });
  const insert =
    "insert into staff_users (email, name, role, password_hash) values ('adviser@example.com', 'Sample', 'viewer', 'none')";
  const failures = await Promise.all([
    failureOf(db.staffUser.create({ data: staff })),
    failureOf(db.$executeRawUnsafe(insert)),
    failureOf(withClient(testDatabaseUrl(), (client) => client.query(insert))),
  ]);
  expect(failures.map(brokenConstraint)).toEqual(Array(3).fill(constraints.staffEmail));
});

it("returns undefined for an error that is not the violation of a listed constraint", async () => {
  const failure = await failureOf(db.staffUser.create({ data: { ...staff, email: "Upper@example.com" } }));
  expect(failure).toBeInstanceOf(Error);
  expect([
    brokenConstraint(failure),
    brokenConstraint(new Error(constraints.staffEmail)),
    brokenConstraint(undefined),
  ]).toEqual([undefined, undefined, undefined]);
});
