import { join } from "node:path";

import { pool } from "../../lib/platform/db/client";
import { holdIfMovedBack, readLastSeen } from "../../lib/platform/db/moved-back";
import type { LastSeen } from "../../lib/platform/db/moved-back";
import { msPerMinute } from "../../lib/platform/time/instant";
import { readJsonFile, writePrivate } from "../shared/private-file";
import { dataFolder } from "../shared/root";

/**
 * Compares the database with what this machine noted last, and notes every minute how far it has come. A database that
 * was restored to an earlier moment on its own server is thereby recognised. Returns a function that ends the notes.
 */
export async function noteMoments(file = join(dataFolder, "last-seen.json")): Promise<() => void> {
  await holdIfMovedBack(pool(), readJsonFile(file) as LastSeen | undefined);
  const note = async () => {
    const seen = await readLastSeen(pool());
    if (seen) writePrivate(file, JSON.stringify(seen));
  };
  // A note that cannot be written, or a database that is away, must not stop the work.
  const noteSoon = () => void note().catch(() => undefined);
  noteSoon();
  const timer = setInterval(noteSoon, msPerMinute);
  timer.unref();
  return () => clearInterval(timer);
}
