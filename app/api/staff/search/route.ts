import { z } from "zod";

import { firm } from "@/lib/firm/settings-snapshot";
import { only } from "@/lib/platform/api";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { ok } from "@/lib/platform/result";
import { staffRoute } from "@/lib/platform/staff-route";
import { search } from "@/lib/search/search";

const find = staffRoute({
  name: "staff.search",
  needs: dashboardRoutes["/dashboard/search"].needs,
  limit: "staffSearch",
  schema: z.object({ q: z.string().max(200), locale: z.string().optional() }),
  async run({ q }, staff, { locale }) {
    const { zone, referencePrefix } = firm();
    const options = { bookingPrefix: referencePrefix, reader: { locale, zone }, now: Date.now() };
    return ok({ groups: await search(staff, q, options) });
  },
});

/** The search of the command palette. It returns `{ groups: [{ kind, items: [{ label, detail, href }] }] }`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: find });
