"use server";

import { z } from "zod";

import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { importStagedFile } from "../commands/stage-import";

/**
 * Imports an uploaded file that the staff member has confirmed. If the rows are refused, the page lists their problems.
 * If the file is no longer stored, the page says so.
 */
export const importStaged = staffAction({
  name: "clients.import",
  needs: "clients.import",
  limit: "staffAction",
  schema: z.object({ id: z.uuid() }),
  async run({ id }, staff, { now }) {
    const done = await importStagedFile(staff, id, now);
    if (done.ok) return ok(`done=${done.value.kind}&count=${done.value.count}`);
    return ok(done.error === "RESOURCE_NOT_FOUND" ? "upload=gone" : `file=${id}&changed=1`);
  },
  next: (query) => `/dashboard/clients/import?${query}`,
});
