import { ownerUrl } from "../database/other-urls";
import { differenceSql } from "../migrations/difference";
import { runScript } from "../shared/run-script";
import { withOwnDatabase } from "./postgres/open";

/**
 * Prints the SQL that turns the schema of the migrations into the schema in prisma/schema, as a draft of the next
 * migration.
 */
runScript(() => withOwnDatabase(async (url) => console.log(await differenceSql(ownerUrl(url)))));
