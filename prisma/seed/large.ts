import { firm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { dayOf } from "@/lib/platform/time/zone";

import { insertAdvisers } from "./large/advisers";
import { insertBookings } from "./large/bookings";
import { insertInquiries } from "./large/inquiries";
import { insertPeople } from "./large/people";
import { insertTasks } from "./large/tasks";
import { withoutIndexes } from "./large/without-indexes";
import { randomFrom } from "./random";

export type LargeSizes = {
  readonly clients: number;
  readonly bookings: number;
  readonly advisers: number;
  readonly messages: number;
  readonly leads: number;
  readonly tasks: number;
};

/** The numbers of records that `npm run db:seed -- --large` adds. */
export const largeSizes: LargeSizes = {
  clients: 200_000,
  bookings: 1_000_000,
  advisers: 100,
  messages: 300_000,
  leads: 60_000,
  tasks: 20_000,
};

const timeout = 30 * 60_000;
const seedNumber = 20_341_125;

/**
 * Adds a large office for measurements to the data of the demo mode. Returns false if the large office already exists.
 * Each row is computed from the row's number, a fixed random seed and the current day, so two large offices that are
 * created on the same day have the same clients and appointments.
 */
export async function addLargeOffice(sizes: LargeSizes = largeSizes, now = new Date()): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      // The statement timeout is meant for pages. The statements of this seed take longer.
      await tx.$executeRaw`set local statement_timeout = 0`;
      await tx.$executeRaw`lock table installation in share row exclusive mode`;
      const { mode } = await tx.installation.findFirstOrThrow({ select: { mode: true } });
      if (mode !== "demo") throw new Error("A large office is for demo mode only.");
      if (await tx.adviser.findFirst({ where: { slug: "large-adviser-0" }, select: { id: true } })) return false;
      const tables = ["clients", "bookings", "occupied_time", "audit_events", "contact_messages", "leads"];
      const today = dayOf(now.getTime(), firm().zone);
      await insertAdvisers(tx, sizes.advisers);
      await withoutIndexes(tx, tables, async () => {
        await insertPeople(tx, sizes.clients, new Date("2018-01-01"));
        await insertBookings(tx, {
          count: sizes.bookings,
          advisers: sizes.advisers,
          today,
          now,
          random: randomFrom(seedNumber),
        });
        await insertInquiries(tx, { ...sizes, now });
      });
      await insertTasks(tx, sizes.tasks, today);
      // Without statistics the planner would treat the tables as small.
      await tx.$executeRaw`analyze`;
      return true;
    },
    { timeout },
  );
}
