import type { Instant } from "../../../lib/platform/time/instant";
import { env } from "../../../lib/platform/env";
import { migrate } from "../../migrations/migrate";
import { plainError } from "../../shared/plain-error.mjs";
import { writePrivate } from "../../shared/private-file";
import { runCommand } from "../../shared/run";
import { compiledScript } from "../services/compiled-script";
import { settingsOfCopy } from "./make-silent";
import { recover, removeCopy } from "./recover";

type Moments = { readonly to: Instant; readonly now: Instant };

/** The file that lists the appointments and their number, or why there is no list. */
export type LostAppointments = { readonly file: string; readonly count: number } | { readonly reason: string };

/**
 * Lists the appointments that were made or changed after the restored moment, in a file beside the database. They are
 * read from a copy of everything that was logged until now, which is then deleted.
 */
export async function listLostAppointments(
  { database, backups }: { readonly database: string; readonly backups: string },
  { to, now }: Moments,
): Promise<LostAppointments> {
  const into = `${database}.newest`;
  const since = new Date(to).toISOString();
  try {
    const { cluster } = await recover({ database, backups, into, to: undefined, now, isReplacement: false });
    try {
      const settings = settingsOfCopy(cluster.url);
      await migrate(settings.DATABASE_URL, env().SITE_MODE);
      const listed = await runCommand(process.execPath, [compiledScript("appointments-since"), since], settings);
      if (listed.code !== 0) return { reason: listed.output.trim() };
      const file = `${database}.appointments-after-${since.slice(0, 19).replaceAll(":", "-")}.csv`;
      writePrivate(file, listed.output);
      return { file, count: listed.output.trim().split("\r\n").length - 1 };
    } finally {
      await cluster.stop();
    }
  } catch (error) {
    return { reason: plainError(error) };
  } finally {
    await removeCopy(into);
  }
}
