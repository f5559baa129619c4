import type { Instant } from "../../../lib/platform/time/instant";
import { queryFirstRow } from "../../database/query-first-row";
import { openOwn } from "../postgres/open";
import { makeSilent, settingsOfCopy } from "./make-silent";
import { recover, removeCopy } from "./recover";
import { reportPassed } from "./report-passed";
import type { RestorePlace } from "./restore-database";

/** Restores a copy beside the database, makes it silent, prints what is in it, and deletes it. Reports to the site. */
export async function runDrill(place: RestorePlace, to: Instant | undefined): Promise<void> {
  const { ownerUrl, stop } = await openOwn();
  const into = `${place.database}.drill`;
  const started = performance.now();
  try {
    const { cluster } = await recover({ ...place, into, to, now: Date.now(), isReplacement: false });
    try {
      await makeSilent(cluster.url);
      const found = await queryFirstRow<{ bookings: number; clients: number; newest: Date | null }>(
        settingsOfCopy(cluster.url).DATABASE_URL,
        `select (select count(*)::int from bookings) as bookings, (select count(*)::int from clients) as clients,
           (select max(at) from audit_events) as newest`,
      );
      console.log(
        `The copy has ${found?.bookings} bookings and ${found?.clients} clients. Newest audit entry: ${found?.newest?.toISOString() ?? "none"}.`,
      );
    } finally {
      await cluster.stop();
      await removeCopy(into);
    }
    await reportPassed(ownerUrl, "drill");
    console.log(`The drill passed in ${((performance.now() - started) / 1000).toFixed(1)} s. The copy is removed.`);
  } finally {
    await stop();
  }
}
