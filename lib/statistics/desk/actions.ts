"use server";

import { z } from "zod";

import { firm } from "@/lib/firm/settings-snapshot";
import { isTicked } from "@/lib/platform/forms/form-state";
import { ok } from "@/lib/platform/result";
import { dayOf } from "@/lib/platform/time/zone";
import { staffAction } from "@/lib/platform/web/staff-action";
import { setStatisticsEmails } from "@/lib/staff/commands/statistics-emails";

import { storeStagedCosts } from "../costs/commands/stage-costs";
import { addRemark as add, removeRemark as remove, restoreRemark as restore } from "../remarks/commands/remarks";
import { remarkIdSchema, remarkSchema } from "../remarks/schema";
import { outcomePath } from "./outcome";

const change = { needs: "analytics.change", limit: "staffAction" } as const;

export const addRemark = staffAction({
  ...change,
  name: "statistics.add-remark",
  schema: remarkSchema,
  async run({ view, ...remark }, staff, { now }) {
    await add(staff, remark, now);
    return ok({ view, done: "added" } as const);
  },
  next: outcomePath,
});

export const removeRemark = staffAction({
  ...change,
  name: "statistics.remove-remark",
  schema: remarkIdSchema,
  async run({ view, id }, staff, { now }) {
    const removed = await remove(staff, id, now);
    return ok(removed.ok ? ({ view, done: "removed", remark: id } as const) : ({ view, done: "gone" } as const));
  },
  next: outcomePath,
});

export const restoreRemark = staffAction({
  ...change,
  name: "statistics.restore-remark",
  schema: remarkIdSchema,
  async run({ view, id }, staff) {
    const restored = await restore(staff, id);
    return ok({ view, done: restored.ok ? "restored" : "gone" } as const);
  },
  next: outcomePath,
});

/** Stores the costs of an uploaded file that the staff member has confirmed. */
export const storeCosts = staffAction({
  ...change,
  name: "statistics.store-costs",
  schema: z.object({ id: z.uuid() }),
  async run({ id }, staff, { now }) {
    const stored = await storeStagedCosts(staff, id, { today: dayOf(now, firm().zone), now });
    if (stored.ok) return ok(`done=stored&count=${stored.value}`);
    return ok(stored.error === "RESOURCE_NOT_FOUND" ? "upload=gone" : `file=${id}&changed=1`);
  },
  next: (query) => `/dashboard/analytics/costs?${query}`,
});

export const changeStatisticsEmails = staffAction({
  needs: "analytics.read",
  limit: "staffAction",
  name: "staff.change-statistics-emails",
  schema: z.object({ hasStatisticsEmails: z.string().optional().transform(isTicked), view: z.string().max(1_000) }),
  async run({ hasStatisticsEmails, view }, staff) {
    await setStatisticsEmails(staff, hasStatisticsEmails);
    return ok({ view, done: "email" } as const);
  },
  next: outcomePath,
});
