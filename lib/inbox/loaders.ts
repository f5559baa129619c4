import { requireStaff } from "@/lib/platform/auth/session";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { openItem } from "./commands/open-item";
import { countInbox, countLate, listInbox } from "./queries";
import type { InboxView } from "./queries";

/** The firm promises a first reply within this time; a waiting item is late after it. */
export const promisedReplyMs = msPerDay;

type InboxQuery = { readonly locale: Locale; readonly view: InboxView; readonly page: number; readonly now: Instant };

/** One page of the inbox, with the number of items in each view and of those that have waited longer than promised. */
export async function loadInbox({ locale, view, page, now }: InboxQuery) {
  await requireStaff("inbox.read", localizedPath(locale, "/dashboard/inbox"));
  const [list, counts, late] = await Promise.all([
    listInbox(view, page),
    countInbox(),
    countLate(new Date(now - promisedReplyMs)),
  ]);
  return { ...list, counts, late };
}

/** A message or lead with its text, or undefined for an unknown reference. The access is recorded in the audit log. */
export async function loadItem(locale: Locale, reference: string) {
  const staff = await requireStaff("inbox.read", localizedPath(locale, `/dashboard/inbox/${reference}`));
  return openItem(staff, reference);
}
