import { confirmInstallation, holdInstallation } from "../lib/outbox/commands/confirm-installation";
import { listHeldJobs, readMailState } from "../lib/outbox/held/queries";
import { closeDatabase } from "../lib/platform/db/client";
import { runScript } from "./shared/run-script";
import { withDatabase } from "./database/with-database";

const by = { kind: "terminal" } as const;

/**
 * Without an argument, says whether emails are sent, and lists what waits. With "hold", holds emails and payments, as
 * after a restore. With "confirm", lets them go.
 */
runScript(() =>
  withDatabase(async () => {
    const command = process.argv[2] ?? "";
    if (!["", "hold", "confirm"].includes(command)) throw new Error("Usage: npm run mail [-- hold | confirm]");
    try {
      if (command === "hold") await holdInstallation(by, Date.now());
      if (command === "confirm" && !(await confirmInstallation(by)).ok) console.log("Nothing was held.");
      console.log(await state());
    } finally {
      await closeDatabase();
    }
  }),
);

async function state(): Promise<string> {
  const { hold, redirectedTo } = await readMailState();
  if (hold === "none") return redirectedTo ? `All emails go to ${redirectedTo}, as MAIL says.` : "Emails are sent.";
  const reason =
    hold === "mail"
      ? "MAIL is off."
      : "Emails and payments are held: the database was restored or copied, or a person held them.";
  const waiting = (await listHeldJobs(hold)).map(
    ({ kind, count, next }) => `  ${kind}: ${count}, the first due ${next.toISOString()}`,
  );
  return [reason, waiting.length === 0 ? "Nothing waits." : "Waiting:", ...waiting].join("\n");
}
