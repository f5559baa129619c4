import { z } from "zod";

import { firm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { toDeskEntry } from "../desk/desk-text";
import { toNotice } from "../desk/notice-state";
import type { Notice } from "../desk/notice-state";
import { listDeskTexts } from "../queries/desk-texts";

/** What the last act on a notice did, or why it could not be published. */
// prettier-ignore
export const noticeDone = [
  "added", "saved", "published", "scheduled", "down", "refused", "waiting", "french",
] as const;

/** The views of the list of notices. */
export const noticeViews = ["current", "drafts", "over", "deleted"] as const;

export const noticeListQuery = z.object({
  view: z.enum(noticeViews).default("current"),
  done: z.enum(["deleted"]).optional(),
});

type Reader = { readonly locale: Locale; readonly now: Instant };

/** Loads all notices, the newest first, and those that can be restored. */
export async function loadNoticeList(staff: Staff, { locale, now }: Reader) {
  const rows = await listDeskTexts(["notice"], now);
  const today = dayOf(now, firm().zone);
  const notices = rows.map((row) => toNotice(toDeskEntry(row, { locale, now, isRead: true }), today)).reverse();
  const kept = notices.filter(({ deletedAt }) => deletedAt === undefined);
  const inView: Readonly<Record<(typeof noticeViews)[number], readonly Notice[]>> = {
    current: kept.filter(({ state }) => state === "public" || state === "scheduled"),
    drafts: kept.filter(({ state }) => state === "draft"),
    over: kept.filter(({ state }) => state === "over"),
    deleted: notices.filter(({ deletedAt }) => deletedAt !== undefined),
  };
  return { inView, mayChange: isAllowed(staff.role, "content.change"), zone: firm().zone };
}

/** Loads one notice. Undefined if there is none, or if it is deleted. */
export async function loadNotice(staff: Staff, key: string, reader: Reader) {
  const { inView, ...rest } = await loadNoticeList(staff, reader);
  const notice = [...inView.current, ...inView.drafts, ...inView.over].find((each) => each.key === key);
  return notice && { ...rest, notice };
}
