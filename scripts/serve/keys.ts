import { isDatabaseUnavailable } from "../../lib/platform/db/refusals";
import { openKeys } from "../../lib/platform/security/installation-keys";
import { requireMigrated } from "../database/require-database";
import { requireSameDirect } from "../database/same-database";
import { plainError } from "../shared/plain-error.mjs";

const retryMs = 2_000;

/**
 * Reads the keys from the database. While it is unavailable, the site serves pages, and the keys are read later. Throws
 * if the database is not migrated, DATABASE_DIRECT_URL leads to another one or DATA_KEY is wrong. If that is found out
 * later, ends the process.
 */
export async function readKeys(url: string): Promise<void> {
  try {
    await requireMigrated(url);
    await requireSameDirect(url);
    await openKeys(url);
  } catch (error) {
    if (![error, (error as Error).cause].some(isDatabaseUnavailable)) throw error;
    setTimeout(() => void readKeys(url).catch(endProcess), retryMs).unref();
  }
}

function endProcess(error: unknown): void {
  console.error(plainError(error));
  process.exit(1);
}
