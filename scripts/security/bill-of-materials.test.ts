import { readFileSync } from "node:fs";

import { billOfMaterials } from "./bill-of-materials";
import type { LicencePolicy } from "./licences";
import { packagesOf } from "./lock-file";

const policy = JSON.parse(readFileSync("deploy/security/licences.json", "utf8")) as LicencePolicy;
const lock = readFileSync("package-lock.json", "utf8");
const product = packagesOf(lock).filter(({ isDevelopment }) => !isDevelopment);
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };

test("the bill lists each package of the product once, and none of development", () => {
  const { components } = billOfMaterials("1.0.0", product, policy);
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(
    expect.arrayContaining(Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)),
  );
  expect(components.filter(({ name }) => ["jest", "eslint", "prettier"].includes(name))).toEqual([]);
});

test("each package of the lock file has a hash, so that no server can send another file under its name", () => {
  const without = packagesOf(lock).filter(({ integrity }) => !integrity?.startsWith("sha512-"));
  expect(without.map(({ name }) => name)).toEqual([]);
});

test("a component has its name, licence and hash in the words of CycloneDX", () => {
  const integrity = `sha512-${Buffer.alloc(64, 1).toString("base64")}`;
  const one = { name: "@a/b", version: "1.0.0", isDevelopment: false, licence: "(MIT OR ISC)", integrity };
  expect(billOfMaterials("2.0.0", [one, one], policy)).toEqual({
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": "site", name: "site", version: "2.0.0" } },
    components: [
      {
        type: "library",
        "bom-ref": "pkg:npm/%40a/b@1.0.0",
        name: "@a/b",
        version: "1.0.0",
        purl: "pkg:npm/%40a/b@1.0.0",
        licenses: [{ expression: "MIT OR ISC" }],
        hashes: [{ alg: "SHA-512", content: "01".repeat(64) }],
      },
    ],
  });
});
