import { z } from "zod";

import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { requireStaff } from "@/lib/platform/auth/session";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import type { Instant } from "@/lib/platform/time/instant";

import { readClientData } from "./reads/read-client-data";
import { formatPeriod, periodOf } from "../retention/periods";

/** The retention periods that the page with a client's data mentions, as text in the page's language. */
const periodsIn = (locale: Locale) => ({
  file: formatPeriod(periodOf("clientFile"), locale),
  payments: formatPeriod(periodOf("payments"), locale),
  emails: formatPeriod(periodOf("emailCopy"), locale),
  newsletter: formatPeriod(periodOf("newsletterProof"), locale),
});

/**
 * Loads the stored data about a client for staff who handle data requests. Returns only the state "needs-reason" if the
 * staff member must give a reason before opening the client's file. Returns undefined for an unknown or merged client.
 */
export async function loadClientData(locale: Locale, clientId: string, now: Instant) {
  const { needs } = dashboardRoutes["/dashboard/clients/{id}/data"];
  const staff = await requireStaff(needs, localizedPath(locale, `/dashboard/clients/${clientId}/data`));
  const data = z.uuid().safeParse(clientId).success ? await readClientData(staff, clientId, now) : undefined;
  return data?.state === "open" ? { ...data, periods: periodsIn(locale) } : data;
}
