import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";

import { oldestNode, otherNode } from "./bundled-node.mjs";
import { root } from "./root";

const read = (path: string) => readFileSync(path, "utf8");

test.each(["20.19.0", "22.21.1"])("on Node %s, programs run on the Node of the packages", (version) => {
  const node = otherNode(root, version) ?? "";
  const { stdout } = spawnSync(node, ["--print", "process.versions.node"], { encoding: "utf8" });
  expect(Number.parseInt(stdout)).toBeGreaterThanOrEqual(oldestNode);
});

test.each(["24.0.0", "26.12.1"])("on Node %s, programs run on it", (version) => {
  expect(otherNode(tmpdir(), version)).toBeUndefined();
});

test("without the Node of the packages, an older one is refused", () => {
  expect(() => otherNode(tmpdir(), "20.19.0")).toThrow("install Node 24");
});

test("programs are compiled for the oldest Node that runs them, and run.mjs asks for it", () => {
  expect(read("scripts/shared/bundle.mjs")).toContain(`target: "node${oldestNode}"`);
  expect(read("scripts/run.mjs")).toContain("otherNode(root)");
});

test("README and the controls name one Node for servers, which has no known hole, and one for a clone", () => {
  const { packages } = JSON.parse(read("deploy/security/minimum-versions.json")) as {
    packages: { package: string; from: string[] }[];
  };
  const [safe = ""] = packages.find((each) => each.package === "node")?.from ?? [];
  const { engines } = JSON.parse(read("package.json")) as { engines: { node: string } };
  const clone = engines.node.replace(">=", "");
  const readme = read("README.md").replace(/\s+/g, " ");
  expect(Number.parseInt(safe)).toBe(oldestNode);
  expect(readme).toContain(`need only Node ${clone} or later`);
  expect(readme).toContain(`Node ${safe} or later of the system`);
  expect(read("deploy/security/CONTROLS.md").replace(/\s+/g, " ")).toContain(`Node of ${safe} or later`);
});
