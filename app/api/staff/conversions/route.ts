import { z } from "zod";

import { exportFile } from "@/lib/ads/commands/export-file";
import { csvFiles } from "@/lib/ads/csv";
import { firm } from "@/lib/firm/settings-snapshot";
import { fail, ok } from "@/lib/platform/result";
import { dayOf } from "@/lib/platform/time/zone";
import { downloadHeaders, fileTypes } from "@/lib/platform/web/download";
import { staffRoute } from "@/lib/platform/web/staff-route";

/** A file of an export of conversions, as Google Ads imports it. It contains no names and no contact details. */
export const GET = staffRoute({
  name: "conversions.file",
  needs: "leads.export",
  limit: "staffAction",
  schema: z.object({ export: z.uuid(), file: z.enum(csvFiles) }),
  async run({ export: id, file }, staff, { now }) {
    const text = await exportFile(staff, { id, file }, now);
    if (text === undefined) return fail("RESOURCE_NOT_FOUND");
    const headers = downloadHeaders(`conversions-${file}-${dayOf(now, firm().zone)}.csv`, fileTypes.csv);
    return ok(new Response(text, { headers }));
  },
});
