import { differenceSql } from "./migrations/difference";
import { runScript } from "./shared/run-script";
import { withServer } from "./stages/with-our-database";

/**
 * Prints the SQL that changes the migrations' schema into the data model's schema. It is a draft of the next migration.
 */
runScript(() => withServer(async (url) => console.log(await differenceSql(url))));
