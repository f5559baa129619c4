import { checkBackup, checkDatabase, checkMigrations, checkStorage } from "./checks";
import { checkDisk } from "./disk-check";
import { bounded, parts } from "./parts";
import type { Found, PartName, PartStatus } from "./parts";
import { checkJobs, checkMail, checkWorker } from "./queue-checks";

export type Status = Readonly<Record<PartName, PartStatus>>;

/** Judges each part of the site, and says what was found. Never throws. */
export async function checkSite() {
  const [database, migrations] = await Promise.all([judged(checkDatabase), judged(checkMigrations)]);
  const ofDatabase = <Facts>(check: () => Promise<Found<Facts>>): Promise<Found<Facts>> =>
    database.status === "ok" ? judged(check) : Promise.resolve({ status: "unknown" });
  const [worker, mail, jobs, storage, disk, backup] = await Promise.all([
    ofDatabase(checkWorker),
    ofDatabase(checkMail),
    ofDatabase(checkJobs),
    judged(checkStorage),
    judged(checkDisk),
    ofDatabase(checkBackup),
  ]);
  return { database, migrations, worker, mail, jobs, storage, disk, backup };
}

export type SiteChecks = Awaited<ReturnType<typeof checkSite>>;

/** One word for each part of the site, for people and monitors. Never throws. */
export async function siteStatus(): Promise<Status> {
  const found = await checkSite();
  return Object.fromEntries(parts.map((part) => [part, found[part].status])) as Status;
}

/** A check that throws or takes too long makes its part "failed". */
async function judged<Facts>(check: () => Promise<Found<Facts>>): Promise<Found<Facts>> {
  return (await bounded(check)) ?? { status: "failed" };
}
