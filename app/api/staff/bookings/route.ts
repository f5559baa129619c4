import { z } from "zod";

import { readFilter } from "@/lib/booking/desk/bookings-filter";
import { csvFile } from "@/lib/booking/desk/bookings-csv";
import { exportTable } from "@/lib/booking/desk/commands/export-table";
import { firm } from "@/lib/firm/settings-snapshot";
import { ok } from "@/lib/platform/result";
import { downloadHeaders, fileTypes } from "@/lib/platform/web/download";
import { staffRoute } from "@/lib/platform/web/staff-route";
import { dayOf } from "@/lib/platform/time/zone";

/** Streams a CSV file of the bookings that match the filter in the query string. */
export const GET = staffRoute({
  name: "bookings.export",
  needs: "bookings.export",
  limit: "staffAction",
  needsRecentSignIn: true,
  schema: z.record(z.string(), z.string()),
  async run(query, staff, { locale, now }) {
    const { zone } = firm();
    const filter = readFilter(query, dayOf(now, zone));
    const batches = await exportTable(staff, { filter, zone });
    const headers = downloadHeaders(`bookings-${dayOf(now, zone)}.csv`, fileTypes.csv);
    return ok(new Response(await csvFile(batches, { locale, zone }), { headers }));
  },
});
