import { readFileSync } from "node:fs";

import { billOfMaterials } from "./security/bill-of-materials";
import type { LicencePolicy } from "./security/licences";
import { packagesOf } from "./security/lock-file";
import { runScript } from "./shared/run-script";

/** Prints the bill of materials of the product in CycloneDX. */
runScript(async () => {
  const read = (path: string) => readFileSync(path, "utf8");
  const { version } = JSON.parse(read("package.json")) as { version: string };
  const packages = packagesOf(read("package-lock.json")).filter(({ isDevelopment }) => !isDevelopment);
  const policy = JSON.parse(read("deploy/security/licences.json")) as LicencePolicy;
  process.stdout.write(`${JSON.stringify(billOfMaterials(version, packages, policy), undefined, 1)}\n`);
});
