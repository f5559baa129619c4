"use server";

import { z } from "zod";

import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";
import { line, prose } from "@/lib/platform/text";

import { eraseOnRequest } from "../erasure/commands/erase-on-request";
import { readErasure } from "../erasure/uncertain";
import { liftHold, placeHold } from "../commands/legal-holds";

const client = { clientId: z.uuid() };
const reason = prose({ min: 1, max: 2_000, tooShort: "required", tooLong: "answerTooLong" });
const toPage = (done: "held" | "lifted") => (clientId: string) => `/dashboard/clients/${clientId}/data?done=${done}`;

export const placeLegalHold = staffAction({
  name: "client-data.place-hold",
  needs: "legal-holds.manage",
  limit: "staffAction",
  schema: z.object({ ...client, reason }),
  run: (input, staff, { now }) => placeHold(staff, input, now),
  next: toPage("held"),
});

export const liftLegalHold = staffAction({
  name: "client-data.lift-hold",
  needs: "legal-holds.manage",
  limit: "staffAction",
  schema: z.object({ ...client, holdId: z.uuid(), reason }),
  run: (input, staff, { now }) => liftHold(staff, input, now),
  next: toPage("lifted"),
});

export const eraseClientData = staffAction({
  name: "client-data.erase",
  needs: "data-requests.manage",
  limit: "staffAction",
  needsRecentSignIn: true,
  schema: z.object({
    ...client,
    request: line({ min: 1, max: 20, tooShort: "required", tooLong: "tooLong" }),
    shownIds: z.array(z.uuid()),
    chosenIds: z.array(z.uuid()),
  }),
  read: readErasure,
  run: ({ clientId, request, ...decision }, staff, { now }) =>
    eraseOnRequest(staff, { clientId, request, decision }, now),
  next: (reference) => `/dashboard/data-requests/${reference}?done=erased`,
});

export const confirmDataExport = staffAction({
  name: "client-data.confirm-export",
  needs: "data-requests.manage",
  limit: "staffAction",
  needsRecentSignIn: true,
  schema: z.object({ query: z.uuid() }),
  run: async ({ query }) => ok(query),
  next: (clientId) => `/dashboard/clients/${clientId}/data#export`,
});
