import { closeDatabase } from "../lib/platform/db/client";
import { confirmableParts } from "../lib/site/commands/confirm";
import { confirm, partToConfirm, showParts } from "./firm/confirm-part";
import { setFact, showFacts } from "./firm/set-fact";
import { runScript } from "./shared/run-script";
import { withDatabase } from "./database/with-database";

const usage = "npm run firm:set -- KEY VALUE";
const confirmUsage = `npm run firm:set -- PART confirmed (PART: ${confirmableParts.join(", ")})`;

/**
 * Shows or changes the firm's own facts. Without arguments, shows all facts and the parts that must be confirmed. With
 * a key, shows only that fact. With a key and a value, changes the fact. With a part and "confirmed", confirms the
 * part.
 */
runScript(() =>
  withDatabase(async () => {
    const [key, ...args] = process.argv.slice(2);
    try {
      const value = args.join(" ");
      const part = partToConfirm(key, value);
      if (part !== undefined) console.log(await confirm(part));
      else if (args.length > 0 && key !== undefined) console.log(await setFact(key, value));
      else if (key !== undefined) console.log(`${await showFacts(key)}\n\nTo change it: ${usage}`);
      else
        console.log(
          `${await showFacts()}\n\nTo change one: ${usage}\n\n${await showParts()}\n\nTo confirm one: ${confirmUsage}`,
        );
    } finally {
      await closeDatabase();
    }
  }),
);
