import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";

import { z } from "zod";

import { runScript } from "./shared/run-script";
import { createAdministrator } from "./staff/create-administrator";
import { withOurDatabase } from "./stages/with-our-database";

/** Creates an administrator and shows the password. The password is never shown again. */
runScript(() =>
  withOurDatabase(async () => {
    const email = await askEmail();
    const password = await createAdministrator(email);
    console.log(`Administrator ${email}\nPassword for the first sign-in, shown this once: ${password}`);
  }),
);

async function askEmail(): Promise<string> {
  const { values } = parseArgs({ options: { email: { type: "string" } } });
  const given = values.email ?? (await ask("Email address of the administrator: "));
  const email = z.email().safeParse(given.trim().toLowerCase());
  if (!email.success) throw new Error("That is not an email address.");
  return email.data;
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error("Pass the address: npm run staff:create -- --email office@example.com");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const reply = await terminal.question(question);
  terminal.close();
  return reply;
}
