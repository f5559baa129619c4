import { closeDatabase } from "../lib/platform/db/client";
import { setFact, showFacts } from "./firm/set-fact";
import { runScript } from "./shared/run-script";
import { withOurDatabase } from "./stages/with-our-database";

const usage = "npm run firm:set -- KEY VALUE";

/**
 * Shows or changes the firm's own facts. Without arguments, shows all facts. With a key, shows only that fact. With a
 * key and a value, changes the fact.
 */
runScript(() =>
  withOurDatabase(async () => {
    const [key, ...args] = process.argv.slice(2);
    try {
      if (args.length > 0 && key !== undefined) console.log(await setFact(key, args.join(" ")));
      else console.log(`${await showFacts(key)}\n\nTo change one: ${usage}`);
    } finally {
      await closeDatabase();
    }
  }),
);
