import { db } from "@/lib/platform/db/client";

import { paidMedium, sourceOf } from "./source";

const media = [
  ...["cpc", "ppc", "cpm", "cpv", "cpa", "display", "retargeting", "paid", "paid-search", "PaidSocial", "CPC"],
  ...["paid_shopping", "email", "organic", "referral", "social", "unpaid", "cpc2", "display-test", "", "a cpc"],
];

it("knows paid links by the same expression as the database, for visits, leads and bookings", async () => {
  const [row] = await db.$queryRaw<
    { body: string }[]
  >`select prosrc as body from pg_proc where proname = 'is_paid_medium'`;
  expect(row?.body).toContain(`'${paidMedium}'`);
  const paid = await db.$queryRaw<{ medium: string }[]>`
    select medium from unnest(${media}::text[]) as medium where is_paid_medium(medium)`;
  const isPaid = (utm_medium: string) => sourceOf({ utm_source: "x", utm_medium }) === "x-paid";
  expect(media.filter(isPaid)).toEqual(paid.map(({ medium }) => medium));
  expect(paid).toHaveLength(12);
  const [none] = await db.$queryRaw<{ paid: boolean }[]>`select is_paid_medium(null) as paid`;
  expect(none?.paid).toBe(false);
});
