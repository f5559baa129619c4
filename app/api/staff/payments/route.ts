import { exportMonth } from "@/lib/money/desk/commands/export-month";
import { monthCsv } from "@/lib/money/desk/month-csv";
import { monthSchema } from "@/lib/money/desk/schema";
import { ok } from "@/lib/platform/result";
import { downloadHeaders, fileTypes } from "@/lib/platform/web/download";
import { staffRoute } from "@/lib/platform/web/staff-route";

/** A month's invoices, credit notes, payments and refunds as a CSV file. */
export const GET = staffRoute({
  name: "payments.export",
  needs: "payments.read",
  limit: "staffAction",
  needsRecentSignIn: true,
  schema: monthSchema,
  async run({ month }, staff, { locale }) {
    const headers = downloadHeaders(`payments-${month}.csv`, fileTypes.csv);
    return ok(new Response(monthCsv(await exportMonth(staff, month), locale), { headers }));
  },
});
