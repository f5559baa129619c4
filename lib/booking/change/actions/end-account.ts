"use server";

import { z } from "zod";

import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { endAccount as end } from "../commands/end-account";

/** Ends a staff member's account and hands their work over to a successor. */
export const endAccount = staffAction({
  name: "staff.end-account",
  needs: "staff.manage",
  limit: "staffAction",
  needsRecentSignIn: true,
  schema: z.object({ id: z.uuid(), version: z.coerce.number().int(), successorId: z.uuid("required") }),
  refreshes: [],
  async run(input, staff, { now }) {
    const ended = await end(staff, input, now);
    return ended.ok ? ok(input.id) : ended;
  },
  next: (id) => `/dashboard/staff/${id}?done=ended`,
});
