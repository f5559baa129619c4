import { differenceSql } from "./migrations/difference";
import { runScript } from "./shared/run-script";
import { withServer } from "./stages/with-our-database";

/** Prints the SQL that leads from the last migration to the data model: the raw material of the next migration. */
runScript(() => withServer(async (url) => console.log(await differenceSql(url))));
