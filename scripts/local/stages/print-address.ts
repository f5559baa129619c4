import { join } from "node:path";

import { currentTexts } from "../../../lib/content/published";
import { closeDatabase } from "../../../lib/platform/db/client";
import { env } from "../../../lib/platform/env";
import { unconfirmedTexts } from "../../../lib/site/unconfirmed-texts";
import { localUrl } from "../../serve/host";
import { readJsonFile } from "../../shared/private-file";
import { dataFolder } from "../../shared/root";

type SignIn = { email: string; password: string; role: string };

/**
 * Prints the URL of the site and the names of missing settings. In demo mode, also prints the sign-in data of the
 * sample staff. In live mode, also prints the paths of the legal texts that counsel has not read.
 */
export async function printAddress(missing: readonly string[]): Promise<void> {
  const { SITE_MODE, siteUrl } = env();
  console.log(`\n${SITE_MODE === "live" ? siteUrl : localUrl()}`);
  if (missing.length > 0) console.log(`Until these settings are set, the site answers 503: ${missing.join(" ")}`);
  if (SITE_MODE !== "demo") {
    // Without the missing settings, there may be no database.
    if (missing.length > 0) return;
    const unconfirmed = unconfirmedTexts(await currentTexts(Date.now()));
    await closeDatabase();
    if (unconfirmed.length > 0) console.log(`Counsel has not read these legal texts yet: ${unconfirmed.join(" ")}`);
    return;
  }
  const staff = (readJsonFile(join(dataFolder, "demo-staff.json")) ?? []) as SignIn[];
  for (const { email, password, role } of staff) console.log(`sign in as ${role}: ${email} ${password}`);
}
