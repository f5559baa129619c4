/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = mkdtempSync(join(tmpdir(), "install-"));
const packages = ["node_modules/one", "node_modules/two"];
const npm = join(root, "npm.js");
const calls = () => (existsSync(join(root, "calls")) ? readFileSync(join(root, "calls"), "utf8").length : 0);

/** As npm does: notes that it was called, and puts every package and its own list in place. */
const standIn = `
const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
appendFileSync("calls", ".");
for (const path of ${JSON.stringify(packages)}) {
  mkdirSync(path, { recursive: true });
  writeFileSync(path + "/package.json", "{}");
}
writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: { ${packages.map((path) => `"${path}": { version: "1.0.0" }`).join()} } }));
`;

function install(): void {
  const program = `import("${join(process.cwd(), "scripts/boot/install.mjs")}").then(({ install }) => install("${root}"))`;
  execFileSync(process.execPath, ["-e", program], {
    cwd: root,
    env: { ...process.env, npm_execpath: npm },
    stdio: "pipe",
  });
}

beforeAll(() => {
  mkdirSync(join(root, ".data"));
  writeFileSync(npm, standIn);
  const wanted = {
    "": {},
    ...Object.fromEntries(packages.map((path) => [path, { version: "1.0.0" }])),
    "node_modules/other-system": { version: "1.0.0", optional: true },
  };
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: wanted }));
});

afterAll(() => rmSync(root, { recursive: true }));

it("installs once, and anew when a package is gone", () => {
  install();
  expect(calls()).toBe(1);
  install();
  expect(calls()).toBe(1);
  rmSync(join(root, "node_modules/two"), { recursive: true });
  install();
  expect(calls()).toBe(2);
  expect(existsSync(join(root, "node_modules/two"))).toBe(true);
});

it("does again what was broken off", () => {
  rmSync(join(root, "node_modules/.installed"));
  rmSync(join(root, "node_modules/.package-lock.json"));
  const before = calls();
  install();
  expect(calls()).toBe(before + 1);
});

it("believes an install that somebody made by hand", () => {
  rmSync(join(root, "node_modules/.installed"));
  const before = calls();
  install();
  expect(calls()).toBe(before);
});
