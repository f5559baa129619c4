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

// The processes of a test run at once, because each takes seconds to load.
test("creates an administrator with the given name or the name of the address, who must change the password", async () => {
  const [printed] = await Promise.all([
    create("--email", "Owner@Example.org", "--name", " Sample Owner "),
    create("--email", "second@example.org"),
  ]);
  expect(printed).toMatch(/^Administrator Sample Owner, owner@example\.org\nPassword .*: \S{20}\n$/);
  expect(await findByEmail("owner@example.org")).toEqual({
    name: "Sample Owner",
    role: "admin",
    mustChangePassword: true,
  });
  expect(await findByEmail("second@example.org")).toMatchObject({ name: "second" });
});

test("refuses a wrong address, a name of 101 characters and an address that exists", async () => {
  await db.staffUser.create({ data: { email: "known@example.org", name: "Known", role: "admin", passwordHash: "x" } });
  await Promise.all([
    expect(create("--email", "nobody")).rejects.toThrow("That is not an email address."),
    expect(create("--email", "long@example.org", "--name", "x".repeat(101))).rejects.toThrow("1 to 100 characters"),
    expect(create("--email", "known@example.org")).rejects.toThrow("already a staff member"),
  ]);
});
