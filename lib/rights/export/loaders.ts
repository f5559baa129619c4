import { z } from "zod";

import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
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
export async function loadClientData(
  staff: Staff,
  clientId: string,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
) {
  const data = z.uuid().safeParse(clientId).success ? await readClientData(staff, clientId, now) : undefined;
  return data?.state === "open" ? { ...data, periods: periodsIn(locale) } : data;
}
