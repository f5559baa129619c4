import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { db } from "../lib/platform/db/client";
import { compileScripts } from "./local/boot/compile.mjs";
import { root } from "./shared/root";

jest.setTimeout(60_000);

/** Runs the command as a separate process without a terminal, as a container does. */
async function create(...args: string[]): Promise<string> {
  // Jest changes a copy of the environment, which a child process does not get by itself.
  const env = { ...process.env };
  const program = join(await compileScripts(root), "staff-create.js");
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { cwd: root, env });
  return stdout;
}

const findByEmail = (email: string) =>
  db.staffUser.findUnique({ where: { email }, select: { name: true, role: true, mustChangePassword: true } });

test("creates an administrator with the given name, who must change the password", async () => {
  const printed = await create("--email", "Owner@Example.org", "--name", " Sample Owner ");
  expect(printed).toMatch(/^Administrator Sample Owner, owner@example\.org\nPassword .*: \S{20}\n$/);
  expect(await findByEmail("owner@example.org")).toEqual({
    name: "Sample Owner",
    role: "admin",
    mustChangePassword: true,
  });
});

test("without a name the administrator is called as the email address begins", async () => {
  await create("--email", "second@example.org");
  expect(await findByEmail("second@example.org")).toMatchObject({ name: "second" });
});

test.each([
  ["a wrong address", ["--email", "nobody"], "That is not an email address."],
  ["a name of 101 characters", ["--email", "long@example.org", "--name", "x".repeat(101)], "1 to 100 characters"],
  ["an address that exists", ["--email", "owner@example.org"], "already a staff member"],
])("refuses %s", async (_what, args, message) => {
  await expect(create(...args)).rejects.toThrow(message);
});
