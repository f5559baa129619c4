import { licenceOf } from "./licences";
import type { LicencePolicy } from "./licences";
import type { LockedPackage } from "./lock-file";

/**
 * Returns the packages of the product as a bill of materials in CycloneDX 1.5. The same packages give the same bill, so
 * two bills can be compared; it has therefore neither a time nor a random number.
 */
export function billOfMaterials(version: string, packages: readonly LockedPackage[], policy: LicencePolicy) {
  const copies = new Map(packages.map((each) => [purlOf(each), each]));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": "site", name: "site", version } },
    components: [...copies]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([purl, each]) => ({
        type: "library",
        "bom-ref": purl,
        name: each.name,
        version: each.version,
        purl,
        licenses: [{ expression: licenceOf(each, policy) }],
        ...(each.integrity ? { hashes: [{ alg: "SHA-512", content: hexOf(each.integrity) }] } : {}),
      })),
  };
}

const purlOf = ({ name, version }: LockedPackage) => `pkg:npm/${name.replace("@", "%40")}@${version}`;
const hexOf = (integrity: string) => Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
