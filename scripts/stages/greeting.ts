import { join } from "node:path";

import { env } from "../../lib/platform/env";
import { readJsonFile } from "../shared/private-file";
import { dataFolder } from "../shared/root";

type SignIn = { email: string; password: string; role: string };

/** Says where the site is and, in demo mode, how the staff sign in. */
export function printAddress(missing: readonly string[]): void {
  const { PORT, SITE_MODE } = env();
  console.log(`\nhttp://localhost:${PORT}`);
  if (missing.length > 0) console.log(`It answers 503 until these settings are there: ${missing.join(" ")}`);
  if (SITE_MODE !== "demo") return;
  const staff = (readJsonFile(join(dataFolder, "demo-staff.json")) ?? []) as SignIn[];
  for (const { email, password, role } of staff) console.log(`sign in as ${role}: ${email} ${password}`);
}
