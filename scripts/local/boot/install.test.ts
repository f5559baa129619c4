/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = mkdtempSync(join(tmpdir(), "install-"));
const packages = ["node_modules/one", "node_modules/two"];
const npm = join(root, "npm.js");
const calls = () => (existsSync(join(root, "calls")) ? readFileSync(join(root, "calls"), "utf8").length : 0);

/** A replacement for npm. It records its arguments, and writes the packages and npm's list of installed packages. */
const standIn = `
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
appendFileSync("calls", ".");
writeFileSync("arguments", process.argv.slice(2).join(" "));
const wanted = ${JSON.stringify(packages)}.filter((path) => !process.argv.includes("--omit=dev") || !path.endsWith("two"));
for (const path of wanted) {
  mkdirSync(path, { recursive: true });
  writeFileSync(path + "/package.json", "{}");
}
writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: Object.fromEntries(wanted.map((path) => [path, lock.packages[path]])) }));
`;
const given = () => readFileSync(join(root, "arguments"), "utf8");

function install({ withTests = true } = {}): void {
  const file = join(process.cwd(), "scripts/local/boot/install.mjs");
  const program = `import("${file}").then(({ install }) => install("${root}", { withTests: ${withTests} }))`;
  execFileSync(process.execPath, ["-e", program], {
    cwd: root,
    env: { ...process.env, npm_execpath: npm },
    stdio: "pipe",
  });
}

/** Writes package-lock.json with this version of one of the packages. */
function lockAt(version: string): void {
  const wanted = {
    "": {},
    "node_modules/one": { version },
    "node_modules/two": { version: "1.0.0", dev: true },
    "node_modules/other-system": { version: "1.0.0", optional: true },
  };
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: wanted }));
}

beforeAll(() => {
  mkdirSync(join(root, ".data"));
  writeFileSync(npm, standIn);
  lockAt("1.0.0");
});

afterAll(() => rmSync(root, { recursive: true }));

it("installs packages once, and again after a package was deleted", () => {
  install();
  expect(calls()).toBe(1);
  install();
  expect(calls()).toBe(1);
  rmSync(join(root, "node_modules/two"), { recursive: true });
  install();
  expect(calls()).toBe(2);
  expect(existsSync(join(root, "node_modules/two"))).toBe(true);
});

it("repeats an installation that was interrupted", () => {
  rmSync(join(root, "node_modules/.installed"));
  rmSync(join(root, "node_modules/.package-lock.json"));
  const before = calls();
  install();
  expect(calls()).toBe(before + 1);
});

it("accepts packages that a user installed by running npm directly", () => {
  rmSync(join(root, "node_modules/.installed"));
  const before = calls();
  install();
  expect(calls()).toBe(before);
});

it("omits development packages if no tests will run, and adds them to the installed packages if tests will run", () => {
  rmSync(join(root, "node_modules"), { recursive: true });
  install({ withTests: false });
  expect(given()).toContain("ci --omit=dev");
  expect(existsSync(join(root, "node_modules/two"))).toBe(false);
  const before = calls();
  install({ withTests: false });
  expect(calls()).toBe(before);

  install();
  expect(given()).toContain("install --no-save --include=dev");
  expect(existsSync(join(root, "node_modules/two"))).toBe(true);
  install({ withTests: false });
  expect(calls()).toBe(before + 1);
});

it("keeps the installed development packages when package-lock.json has changed", () => {
  lockAt("1.0.1");
  const before = calls();
  install({ withTests: false });
  expect(calls()).toBe(before + 1);
  expect(given()).toContain("ci --include=dev");
  install();
  expect(calls()).toBe(before + 1);
});
