import { readFileSync, writeFileSync } from "node:fs";

import { licenceList, refusedLicences } from "../security/licences";
import type { LicencePolicy } from "../security/licences";
import { packagesOf } from "../security/lock-file";
import { runScript } from "../shared/run-script";

/** Writes deploy/security/LICENCES.md from package-lock.json. Fails if a licence is not allowed. */
runScript(async () => {
  const policy = JSON.parse(readFileSync("deploy/security/licences.json", "utf8")) as LicencePolicy;
  const packages = packagesOf(readFileSync("package-lock.json", "utf8")).filter(({ isDevelopment }) => !isDevelopment);
  writeFileSync("deploy/security/LICENCES.md", licenceList(packages, policy));
  const refused = refusedLicences(packages, policy);
  if (refused.length > 0) throw new Error(`Not allowed in deploy/security/licences.json: ${refused.join(", ")}.`);
  console.log("Written: deploy/security/LICENCES.md");
});
