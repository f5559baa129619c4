"use server";

import { z } from "zod";

import { staffAction } from "@/lib/platform/staff-action";

import { markAnswered as answer, markWaiting as reopen } from "./commands/mark";

const itemSchema = z.object({ reference: z.string().max(20) });

export const markAnswered = staffAction({
  name: "inbox.mark-answered",
  needs: "inbox.answer",
  limit: "staffAction",
  schema: itemSchema,
  run: ({ reference }, staff, { now }) => answer(staff, reference, now),
  next: () => "/dashboard/inbox",
});

export const markWaiting = staffAction({
  name: "inbox.mark-waiting",
  needs: "inbox.answer",
  limit: "staffAction",
  schema: itemSchema,
  run: ({ reference }, staff) => reopen(staff, reference),
  next: () => "/dashboard/inbox?view=answered",
});
