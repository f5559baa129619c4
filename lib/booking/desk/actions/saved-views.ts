"use server";

import { z } from "zod";

import { staffAction } from "@/lib/platform/web/staff-action";

import { deleteView as remove, saveView as save } from "../commands/saved-views";
import { needsToReadBookings } from "@/lib/platform/auth/dashboard-routes";
import { mapOk, ok } from "@/lib/platform/result";
import { viewSchema } from "../staff-schema";

export const saveView = staffAction({
  name: "bookings.save-view",
  needs: needsToReadBookings,
  limit: "staffAction",
  schema: viewSchema,
  run: async (view, staff) => mapOk(await save(staff, view), () => view.query),
  refusals: { views: "message" },
  next: (query) => `/dashboard/bookings?${query}`,
});

export const deleteView = staffAction({
  name: "bookings.delete-view",
  needs: needsToReadBookings,
  limit: "staffAction",
  schema: z.object({ id: z.uuid() }),
  run: ({ id }, staff) => remove(staff, id),
  next: () => "/dashboard/bookings",
});

/**
 * Checks the staff member's password or second-factor code. For ten minutes after the check, the page with the list of
 * bookings shows a link that downloads the list.
 */
export const confirmExport = staffAction({
  name: "bookings.confirm-export",
  needs: "bookings.export",
  limit: "staffAction",
  needsRecentSignIn: true,
  schema: viewSchema.pick({ query: true }),
  run: async ({ query }) => ok(query),
  next: (query) => `/dashboard/bookings?${query}#export`,
});
