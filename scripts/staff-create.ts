import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";

import { typedEmail } from "../lib/platform/text";
import { runScript } from "./shared/run-script";
import { createAdministrator } from "./staff/create-administrator";
import { withDatabase } from "./database/with-database";

/** Creates an administrator and shows the password. The password is never shown again. */
runScript(() =>
  withDatabase(async () => {
    const { values } = parseArgs({ options: { email: { type: "string" }, name: { type: "string" } } });
    const email = await askEmail(values.email);
    const name = await askName(values.name, email);
    const password = await createAdministrator({ email, name });
    console.log(`Administrator ${name}, ${email}\nPassword for the first sign-in, shown this once: ${password}`);
  }),
);

async function askEmail(given: string | undefined): Promise<string> {
  const typed = given ?? (await ask("Email address of the administrator: "));
  const email = typedEmail.safeParse(typed);
  if (!email.success) throw new Error("That is not an email address.");
  return email.data;
}

/** The name that other staff see. Without a terminal to ask on, it is the local part of the email address. */
async function askName(given: string | undefined, email: string): Promise<string> {
  const localPart = email.split("@")[0] ?? email;
  const name = (given ?? (process.stdin.isTTY ? await ask("Name of the administrator: ") : localPart)).trim();
  if (name === "" || name.length > 100) throw new Error("The name must have 1 to 100 characters.");
  return name;
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error("Pass the address: npm run staff:create -- --email office@example.com");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const reply = await terminal.question(question);
  terminal.close();
  return reply;
}
