import { join } from "node:path";

import type { SiteMode } from "@/lib/firm/claims/claim";
import { fillFirm } from "@/lib/firm/commands/settings";
import { initialFacts } from "@/lib/firm/settings-initial";
import { profile } from "@/lib/firm/profile";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { addDays, daysFromTo } from "@/lib/platform/time/day";
import { dayOf } from "@/lib/platform/time/zone";

import { writePrivate } from "../scripts/shared/private-file";
import { dataFolder } from "../scripts/shared/root";
import { seedAdsLeads } from "./seed/ads-leads";
import { seedAdvisers } from "./seed/advisers";
import { seedBookings } from "./seed/bookings";
import { seedCases } from "./seed/cases";
import { seedClaims } from "./seed/claims";
import { seedDuplicates } from "./seed/duplicates";
import { seedInquiries } from "./seed/inquiries";
import { seedOutbox } from "./seed/outbox";
import { samplePeople } from "./seed/people";
import { planMeetings } from "./seed/plan";
import { randomFrom } from "./seed/random";
import type { Random } from "./seed/random";
import { seedPayments } from "./seed/payments";
import { seedRegisters } from "./seed/registers";
import { seedServices } from "./seed/services";
import { seedStaff } from "./seed/staff";
import { seedStaffWork } from "./seed/staff-work";
import { seedStatistics } from "./seed/statistics";
import { seedTasks } from "./seed/tasks";
import { seedThreads } from "./seed/threads";

export type SeedOptions = {
  /** The demonstration's bookings are within a month before and after this day. */
  readonly now?: Date;
  /** The file to which the demonstration's staff sign-ins are written. */
  readonly staffFile?: string;
};

type Demo = { readonly now: Date; readonly staffFile: string; readonly random: Random };

/** The fixed seed of the random numbers. It gives every new demonstration the same sample office. */
const seedNumber = 20_260_401;
const daysEitherSide = 30;
/** Timeout in milliseconds, long enough for a slow disk and a busy processor. */
const longEnough = 600_000;

/**
 * Fills an empty database in one transaction. Live mode gets services, prices and unverified claims; demo mode also
 * gets advisers, clients and two months of bookings. A filled database is not changed. If it was filled for the other
 * mode, the function throws.
 */
export async function seed(
  mode: SiteMode,
  { now = new Date(), staffFile = join(dataFolder, "demo-staff.json") }: SeedOptions = {},
): Promise<void> {
  const random = randomFrom(seedNumber);
  await db.$transaction(
    async (tx) => {
      // If two processes seed the same database at once, the second one waits here until the first one has filled the
      // database.
      await tx.$executeRaw`lock table installation in share row exclusive mode`;
      const made = await tx.installation.findFirst({ select: { mode: true } });
      if (made && made.mode !== mode) throw new Error(`This database was made for ${made.mode} mode`);
      if (made) return;
      await fillFirm(tx);
      await seedServices(tx, { mode, profile: profile().id, now });
      await seedClaims(tx, mode, random.uuid);
      if (mode === "demo") await seedOffice(tx, { now, staffFile, random });
      await tx.installation.create({ data: { mode }, select: { id: true } });
    },
    { timeout: longEnough },
  );
}

async function seedOffice(tx: Tx, { now, staffFile, random }: Demo): Promise<void> {
  const { id, currency } = profile();
  const { zone } = initialFacts();
  const today = dayOf(now.getTime(), zone);
  const { advisers, rule } = await seedAdvisers(tx, { profile: id, today, newId: random.uuid });
  const people = samplePeople(random);
  const days = daysFromTo(addDays(today, -daysEitherSide), addDays(today, daysEitherSide));
  const meetings = planMeetings({ advisers, people, rule, days, now: now.getTime(), random });
  await seedBookings(tx, meetings, { now: now.getTime(), random, currency });
  await seedInquiries(tx, { people, now: now.getTime(), random });
  await seedOutbox(tx, { now: now.getTime() });
  const signIns = await seedStaff(tx, advisers[0]?.id);
  await seedStaffWork(tx, { now: now.getTime() });
  await seedThreads(tx, { people, now: now.getTime(), random });
  await seedCases(tx, { now: now.getTime(), random });
  await seedTasks(tx, { now: now.getTime(), today });
  await seedDuplicates(tx);
  await seedRegisters(tx, { now: now.getTime(), random });
  await seedPayments(tx, { now: now.getTime() });
  await seedAdsLeads(tx, { people, now: now.getTime(), random });
  await seedStatistics(tx, { today, now: now.getTime(), zone, random });
  // The file is written before the commit, so that a failed write also undoes the seed. Otherwise the database would
  // contain only hashes of the passwords, and no one could sign in.
  writePrivate(staffFile, `${JSON.stringify(signIns, null, 2)}\n`);
}
