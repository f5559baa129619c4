"use server";

import { z } from "zod";

import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { requestCheck } from "./commands/check";

export const checkAgain = staffAction({
  name: "audit.check",
  needs: "audit.read",
  limit: "staffAction",
  schema: z.object({}),
  run: (_input, staff, { now }) => requestCheck(staff, now),
  next: () => "/dashboard/audit?done=asked",
});

/**
 * Checks the staff member's password or second-factor code. For ten minutes after the check, the page shows a link that
 * downloads the list.
 */
export const confirmAuditExport = staffAction({
  name: "audit.confirm-export",
  needs: "audit.read",
  limit: "staffAction",
  needsRecentSignIn: true,
  schema: z.object({
    query: z
      .string()
      .max(1_000)
      .regex(/^(\?|$)/),
  }),
  run: async ({ query }) => ok(query),
  next: (query) => `/dashboard/audit${query}#export`,
});
