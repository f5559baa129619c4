"use server";

import { z } from "zod";

import { staffAction } from "@/lib/platform/web/staff-action";

import { enterLead } from "./commands/enter-lead";
import { moveLead } from "./commands/move-lead";
import { sendTestLead } from "./commands/send-test-lead";
import { undoMove } from "./commands/undo-move";
import { enteredLeadSchema, moveSchema, readEnteredLead } from "./schema";

const needs = "leads.change";
const limit = "staffAction";

export const changeStage = staffAction({
  name: "leads.change-stage",
  needs,
  limit,
  schema: moveSchema,
  run: (move, staff, { now }) => moveLead(staff, move, now),
});

export const undoStage = staffAction({
  name: "leads.undo-stage",
  needs,
  limit,
  schema: z.object({ reference: z.string().max(20) }),
  run: ({ reference }, staff, { now }) => undoMove(staff, reference, now),
});

export const addLead = staffAction({
  name: "leads.add",
  needs,
  limit,
  schema: enteredLeadSchema,
  read: readEnteredLead,
  run: (lead, staff, { now }) => enterLead(staff, lead, now),
  next: (reference) => `/dashboard/inbox/${reference}`,
});

export const makeTestLead = staffAction({
  name: "leads.test",
  needs,
  limit,
  schema: z.object({}),
  run: (_, staff, { now }) => sendTestLead(staff, now),
  next: () => "/dashboard/google-ads-leads?done=test-sent",
});
