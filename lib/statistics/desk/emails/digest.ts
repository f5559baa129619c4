import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { dashboardLink, staffEmail } from "@/lib/staff/emails/staff-email";
import type { StaffRecipient } from "@/lib/staff/emails/staff-email";

import type { Period } from "../../reports/period";
import { dayName } from "../texts";

const figures = ["visitors", "visits", "views", "made", "held", "missed"] as const;

/** Counts of a week. Amounts of money stay in the dashboard. */
export type WeekTotals = Readonly<Record<(typeof figures)[number], number>>;

type Weeks = { readonly week: Period; readonly now: WeekTotals; readonly before: WeekTotals };

/** Composes the email with the totals of a week. It names no person, page, source or amount. */
export function composeStatisticsDigest(recipient: StaffRecipient, { week, now, before }: Weeks): Email {
  const { locale } = recipient;
  const t = translatorFor(locale, "mail.staff.statistics");
  const tStaff = translatorFor(locale, "mail.staff");
  const number = new Intl.NumberFormat(locale);
  const [from, to] = [dayName(week.from, locale), dayName(week.to, locale)];
  return staffEmail(recipient, {
    title: t("title", { from, to }),
    blocks: [
      { kind: "text", text: t("text") },
      {
        kind: "list",
        items: figures.map((name) =>
          t("line", { name: t(name), now: number.format(now[name]), before: number.format(before[name]) }),
        ),
      },
      dashboardLink(tStaff("dashboard"), "/analytics", locale),
      { kind: "text", text: t("off") },
    ],
  });
}
