import { exportQuery } from "@/lib/audit/audit-filter";
import { exportEntries } from "@/lib/audit/commands/export";
import { entriesCsv } from "@/lib/audit/entries-csv";
import { toMatching } from "@/lib/audit/loaders";
import { firm } from "@/lib/firm/settings-snapshot";
import { ok } from "@/lib/platform/result";
import { downloadHeaders, fileTypes } from "@/lib/platform/web/download";
import { staffRoute } from "@/lib/platform/web/staff-route";
import { dayOf } from "@/lib/platform/time/zone";

/** Streams a CSV file of the entries that the page listed. */
export const GET = staffRoute({
  name: "audit.export",
  needs: "audit.read",
  limit: "staffAction",
  needsRecentSignIn: true,
  schema: exportQuery,
  async run({ last, ...filter }, staff, { locale, now }) {
    const { zone } = firm();
    const matching = { ...(await toMatching(filter)), last: BigInt(last) };
    const batches = await exportEntries(staff, filter, matching);
    const headers = downloadHeaders(`audit-${dayOf(now, zone)}.csv`, fileTypes.csv);
    return ok(new Response(entriesCsv(batches, staff, { locale, zone }), { headers }));
  },
});
