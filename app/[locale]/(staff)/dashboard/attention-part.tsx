import { getTranslations } from "next-intl/server";

import { AttentionList } from "@/components/today/attention-list";
import type { AttentionItem } from "@/components/today/attention-list";
import { loadDuePayments } from "@/lib/billing/loaders";
import { loadNearDeadlines } from "@/lib/cases/loaders";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import type { Role } from "@/lib/platform/auth/permissions";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatCalendarDay } from "@/lib/platform/time/format";
import { loadAttention } from "@/lib/reports/loaders";
import { dueWords } from "@/lib/rights/due-words";
import { loadNearDuties } from "@/lib/rights/register-loaders";

type Props = { readonly locale: Locale; readonly now: number; readonly role: Role };

/** What needs a person, most urgent first. */
export async function AttentionPart({ locale, now, role }: Props) {
  const t = await getTranslations("today.attention");
  const { failedJobs, urgent, quarantined, expiringClaims, firstExpiry, unverifiedClaims } = await loadAttention(
    locale,
    now,
  );
  const payments = await loadDuePayments(locale, now);
  const day = firstExpiry ? formatCalendarDay(firstExpiry, locale) : "";
  const linkTo = (page: string, address = page) => (mayOpen(role, page) ? address : undefined);
  const items: (AttentionItem & { readonly count: number })[] = [
    {
      key: "failedJobs",
      count: failedJobs,
      tone: "bad",
      icon: "mail",
      title: t("failedJobs", { count: failedJobs }),
      text: t("failedJobsText"),
      href: linkTo("/dashboard/outbox", "/dashboard/outbox?view=failed"),
    },
    {
      key: "urgent",
      count: urgent,
      tone: "bad",
      icon: "clock",
      title: t("urgent", { count: urgent }),
      text: t("urgentText"),
      href: linkTo("/dashboard/inbox"),
    },
    {
      key: "overduePayments",
      count: payments?.overdue ?? 0,
      tone: "warn",
      icon: "clock",
      title: t("overduePayments", { count: payments?.overdue ?? 0 }),
      text: t("overduePaymentsText"),
      href: linkTo("/dashboard/payments", "/dashboard/payments?view=overdue"),
    },
    {
      key: "dueRefunds",
      count: payments?.toRefund ?? 0,
      tone: "warn",
      icon: "clock",
      title: t("dueRefunds", { count: payments?.toRefund ?? 0 }),
      text: t("dueRefundsText"),
      href: linkTo("/dashboard/payments", "/dashboard/payments?view=toRefund"),
    },
    {
      key: "quarantined",
      count: quarantined,
      tone: "info",
      icon: "inbox",
      title: t("quarantined", { count: quarantined }),
      text: t("quarantinedText"),
      href: linkTo("/dashboard/inbox", "/dashboard/inbox?view=quarantine"),
    },
    {
      key: "expiringClaims",
      count: expiringClaims,
      tone: "warn",
      icon: "shield-check",
      title: t("expiringClaims", { count: expiringClaims }),
      text: t("expiringClaimsText", { day }),
      href: linkTo("/dashboard/claims"),
    },
    {
      key: "unverifiedClaims",
      count: unverifiedClaims,
      tone: "warn",
      icon: "shield-check",
      title: t("unverifiedClaims", { count: unverifiedClaims }),
      text: t("unverifiedClaimsText"),
      href: linkTo("/dashboard/claims"),
    },
  ];
  const deadlines = (await loadNearDeadlines(locale, now)).map(({ id, dueOn, reference, clientId }): AttentionItem => ({
    key: id,
    tone: "warn",
    icon: "clock",
    title: t("deadline", { reference }),
    text: t("deadlineText", { day: formatCalendarDay(dueOn, locale) }),
    href: `/dashboard/clients/${clientId}/cases/${reference}#deadlines`,
  }));
  const { duties, days } = await loadNearDuties(locale, now);
  const registers = duties.map(({ kind, reference, dueOn }): AttentionItem => {
    const due = dueWords(dueOn, days, locale);
    return {
      key: reference,
      tone: due.tone === "bad" ? "bad" : "warn",
      icon: kind === "request" ? "doc" : "scales",
      title: t(kind, { reference }),
      text: t("duty", { due: due.text, day: formatCalendarDay(dueOn, locale) }),
      href: `/dashboard/${kind === "request" ? "data-requests" : "complaints"}/${reference}`,
    };
  });
  return <AttentionList items={[...items.filter(({ count }) => count > 0), ...registers, ...deadlines]} />;
}
