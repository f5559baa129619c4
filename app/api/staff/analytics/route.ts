import { z } from "zod";

import { locales } from "@/lib/platform/i18n/locales";
import { fail, ok } from "@/lib/platform/result";
import { downloadHeaders, fileTypes } from "@/lib/platform/web/download";
import { staffRoute } from "@/lib/platform/web/staff-route";
import { csvTables, loadTable } from "@/lib/statistics/desk/csv-tables";
import { viewQuery } from "@/lib/statistics/desk/view";

/** One table of the statistics as a CSV file, with all its rows. */
export const GET = staffRoute({
  name: "statistics.export",
  needs: "analytics.read",
  limit: "staffAction",
  schema: viewQuery.extend({ table: z.enum(csvTables), locale: z.enum(locales).optional() }),
  async run({ table, locale: _locale, ...view }, staff, { locale, now }) {
    const text = await loadTable(staff, { table, view }, { locale, now });
    if (text === undefined) return fail("BUSINESS_RULE_VIOLATION", { status: 403 });
    return ok(new Response(text, { headers: downloadHeaders(`analytics-${table}.csv`, fileTypes.csv) }));
  },
});
