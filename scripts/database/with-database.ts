import { env } from "../../lib/platform/env";
import { noteIdentity } from "../../lib/platform/db/identity";
import { openKeys } from "../../lib/platform/security/installation-keys";
import { loadSettings } from "../shared/settings";
import { requireDatabase } from "./require-database";

/**
 * Runs the body with the URL of the database, which must be migrated. Reads the keys of the installation before, if
 * DATA_KEY is set.
 */
export async function withDatabase(body: (url: string) => Promise<void>): Promise<void> {
  await loadSettings();
  const url = await requireDatabase();
  if (env().DATA_KEY !== undefined) await openKeys(url);
  await noteIdentity(url);
  await body(url);
}
