import { z } from "zod";

import { firm } from "@/lib/firm/settings-snapshot";
import { only } from "@/lib/platform/web/api";
import { recordListReading } from "@/lib/platform/auth/access-record";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { ok } from "@/lib/platform/result";
import { staffRoute } from "@/lib/platform/web/staff-route";
import { search } from "@/lib/search/search";

const find = staffRoute({
  name: "staff.search",
  needs: dashboardRoutes["/dashboard/search"].needs,
  limit: "staffSearch",
  takesJson: true,
  schema: z.object({ q: z.string().max(200), locale: z.string().optional() }),
  async run({ q }, staff, { locale }) {
    await recordListReading(staff, "/dashboard/search");
    const { zone, referencePrefix } = firm();
    const options = { bookingPrefix: referencePrefix, reader: { locale, zone }, now: Date.now() };
    return ok({ groups: await search(staff, q, options) });
  },
});

/**
 * The search of the command palette. The typed text is in the body, because proxies log the addresses of requests. It
 * returns `{ groups: [{ kind, isSimilar, items: [{ label, detail, href }] }] }`.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: find });
