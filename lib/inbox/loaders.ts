import { requireStaff } from "@/lib/platform/auth/session";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { openItem } from "./commands/open-item";
import { countInbox, countLate, listInbox } from "./queries";
import type { InboxView } from "./queries";

/** The firm's promise of a first reply, after which a waiting item is late. */
export const promisedReplyMs = msPerDay;

type Asked = { readonly locale: Locale; readonly view: InboxView; readonly page: number; readonly now: Instant };

/** One page of the inbox, with the number of items in each view and of those that wait longer than promised. */
export async function loadInbox({ locale, view, page, now }: Asked) {
  await requireStaff("inbox.read", localizedPath(locale, "/dashboard/inbox"));
  const [list, counts, late] = await Promise.all([
    listInbox(view, page),
    countInbox(),
    countLate(new Date(now - promisedReplyMs)),
  ]);
  return { ...list, counts, late };
}

/** A message or lead with its text; the reading is recorded. Undefined where there is none of this reference. */
export async function loadItem(locale: Locale, reference: string) {
  const staff = await requireStaff("inbox.read", localizedPath(locale, `/dashboard/inbox/${reference}`));
  return openItem(staff, reference);
}
