import { closeDatabase, db } from "../lib/platform/db/client";
import { dataKeys } from "../lib/platform/security/data-keys";
import { countDue } from "../lib/platform/security/rotation/count-due";
import { runScript } from "./shared/run-script";
import { withDatabase } from "./database/with-database";

/** Says with which key the stored values are encrypted, and how far the re-encryption is. */
runScript(() =>
  withDatabase(async () => {
    try {
      for (const { setting, id } of dataKeys()) console.log(`${setting} has the id ${id.toString("hex")}.`);
      console.log(await state());
    } finally {
      await closeDatabase();
    }
  }),
);

async function state(): Promise<string> {
  const [rotation, due] = [await db.keyRotation.findUnique({ where: { id: 1 } }), await countDue()];
  const list = due.rows === 0 ? "" : ` (${due.tables.join(", ")})`;
  if (rotation && !rotation.finishedAt)
    return `The worker is encrypting all values with DATA_KEY: ${rotation.rows} rows done, ${due.rows} to do${list}. Keep DATA_KEY_PREVIOUS.`;
  if (due.rows === 0)
    return dataKeys().length > 1
      ? "All values are encrypted with DATA_KEY. DATA_KEY_PREVIOUS can be removed, but keep that key for as long as backups from before the change."
      : "All values are encrypted with DATA_KEY.";
  return rotation && rotation.unreadable > 0
    ? `${due.rows} rows have a value that no key opens${list}.`
    : `${due.rows} rows are encrypted in the format of an earlier release, which needs no change${list}.`;
}
