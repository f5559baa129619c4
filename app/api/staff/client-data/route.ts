import { z } from "zod";

import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { ok } from "@/lib/platform/result";
import { downloadHeaders, fileTypes } from "@/lib/platform/web/download";
import { staffRoute } from "@/lib/platform/web/staff-route";
import { exportClientData } from "@/lib/rights/export/commands/export-client-data";
import { exportJson } from "@/lib/rights/export/json";
import { exportPdf } from "@/lib/rights/export/pdf";

/** Sends a file with all data that is stored about a client. The file's name does not identify the client. */
export const GET = staffRoute({
  name: "client-data.export",
  needs: dashboardRoutes["/dashboard/clients/{id}/data"].needs,
  limit: "staffAction",
  needsRecentSignIn: true,
  schema: z.object({
    id: z.uuid(),
    format: z.enum(["json", "pdf"]),
    /** The staff member confirms the export although no data request has a checked identity. */
    confirmed: z.literal("true").optional(),
    /** The uncertain messages and leads that belong to the person. */
    include: z.union([z.uuid().transform((id) => [id]), z.array(z.uuid())]).default([]),
  }),
  async run({ id: clientId, format, include: chosenIds, confirmed }, staff, { now }) {
    const isConfirmed = confirmed === "true";
    const exported = await exportClientData(staff, { clientId, format, chosenIds, isConfirmed }, now);
    if (!exported.ok) return exported;
    const headers = downloadHeaders(`client-data.${format}`, fileTypes[format]);
    const body =
      format === "pdf" ? new Uint8Array(await exportPdf(exported.value, now)) : exportJson(exported.value, now);
    return ok(new Response(body, { headers }));
  },
});
