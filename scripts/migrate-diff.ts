import { differenceSql } from "./migrations/difference";
import { runScript } from "./shared/run-script";
import { withServer } from "./stages/with-our-database";

/**
 * Prints the SQL that turns the schema of the migrations into the schema in prisma/schema, as a draft of the next
 * migration.
 */
runScript(() => withServer(async (url) => console.log(await differenceSql(url))));
