import { adviserOrder } from "@/lib/availability/queries/adviser-order";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { dayFromDate } from "@/lib/platform/time/day";

import type { Adviser } from "../adviser";
import { periodsOf } from "../hours";
import { photoAddress } from "../photos/address";

const parts = {
  skills: { select: { serviceId: true } },
  hours: true,
  photo: { select: { hash: true } },
  calendar: { select: { readAt: true, failingSince: true } },
  feed: { select: { madeAt: true } },
  staffUser: { select: { id: true, email: true, role: true } },
} satisfies Prisma.AdviserInclude;

type Row = Prisma.AdviserGetPayload<{ include: typeof parts }>;

/** Lists the advisers that the scope allows, in their order. Those who take no bookings come last. */
export async function listAdvisers({ advisers }: Scope): Promise<readonly Adviser[]> {
  const rows = await db.adviser.findMany({
    where: advisers === "all" ? {} : { id: { in: [...advisers] } },
    orderBy: [{ isActive: "desc" }, ...adviserOrder],
    include: parts,
  });
  return rows.map(toAdviser);
}

/** The names of the advisers who take bookings and whom staff have ordered, in this order. */
export async function listOrderedNames(): Promise<readonly string[]> {
  const rows = await db.adviser.findMany({
    where: { isActive: true, position: { not: null } },
    orderBy: adviserOrder,
    select: { name: true },
  });
  return rows.map(({ name }) => name);
}

/** Finds an adviser by the slug or the id. Undefined if there is none, or if the scope does not allow it. */
export async function findAdviser(
  { advisers }: Scope,
  key: { readonly slug: string } | { readonly id: string },
  tx: Tx = db,
): Promise<Adviser | undefined> {
  const row = await tx.adviser.findUnique({ where: key, include: parts });
  return row && (advisers === "all" || advisers.includes(row.id)) ? toAdviser(row) : undefined;
}

function toAdviser({
  id,
  slug,
  version,
  isActive,
  skills,
  hours,
  photo,
  calendar,
  feed,
  staffUser,
  ...row
}: Row): Adviser {
  const { name, email, zone, languages, videoUrl, dailyCap } = row;
  return {
    id,
    slug,
    version,
    isActive,
    facts: { name, email, zone, languages, serviceIds: skills.map(({ serviceId }) => serviceId), videoUrl, dailyCap },
    periods: periodsOf(
      hours.map(({ weekday, opensMinute: opens, closesMinute: closes, validFrom, validTo }) => ({
        weekday,
        opens,
        closes,
        validFrom: dayFromDate(validFrom),
        validTo: validTo && dayFromDate(validTo),
      })),
    ),
    photo: photo && photoAddress(photo.hash),
    calendar: {
      own: calendar && {
        readAt: calendar.readAt?.getTime() ?? null,
        failingSince: calendar.failingSince?.getTime() ?? null,
      },
      hasFeed: feed !== null,
    },
    account: staffUser,
  };
}
