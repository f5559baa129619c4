import { z } from "zod";

import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { requireStaff } from "@/lib/platform/auth/session";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import type { Instant } from "@/lib/platform/time/instant";

import { readClientData } from "./commands/read-client-data";

/** A client's data, as its page shows it. */
export type ClientData = Extract<Awaited<ReturnType<typeof readClientData>>, { readonly state: "open" }>;

/** What is held about a client, for staff who handle data requests. Undefined for a client who does not exist. */
export async function loadClientData(locale: Locale, clientId: string, now: Instant) {
  const { needs } = dashboardRoutes["/dashboard/clients/{id}/data"];
  const staff = await requireStaff(needs, localizedPath(locale, `/dashboard/clients/${clientId}/data`));
  return z.uuid().safeParse(clientId).success ? readClientData(staff, clientId, now) : undefined;
}
