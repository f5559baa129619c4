import { getTranslations } from "next-intl/server";

import { AttentionList } from "@/components/desk/list/attention-list";
import type { AttentionItem } from "@/components/desk/list/attention-list";
import { RefreshStaleCount } from "@/components/desk/frame/refresh-stale-count";
import { calendarAttention } from "@/components/desk/calendar/calendar-attention";
import { offerAttention } from "@/components/desk/days-off/offer-attention";
import { proposalAttention } from "@/components/desk/today/proposal-attention";
import { loadUnansweredOffers } from "@/lib/booking/days-off/loaders/unanswered";
import { loadIncomplete } from "@/lib/audit/loaders";
import { loadCalendarProblems } from "@/lib/calendar/loaders";
import { shownName } from "@/lib/inquiry/person/person-name";
import { loadDuePayments } from "@/lib/money/desk/loaders";
import { loadNearDeadlines } from "@/lib/cases/loaders";
import { firm } from "@/lib/firm/settings-snapshot";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import type { Staff } from "@/lib/platform/auth/staff";
import { dueText } from "@/lib/platform/i18n/due-texts";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDay, formatMoment } from "@/lib/platform/time/format";
import { loadAttention, loadWaitingProposals } from "@/lib/reports/loaders";
import { loadNearDuties } from "@/lib/rights/registers/loaders";
import { loadSetupState } from "@/lib/site/setup/loaders";

type Props = { readonly locale: Locale; readonly now: number; readonly staff: Staff };

/**
 * The list of what needs attention: first whether the audit log is incomplete, then how much of the setup of a live
 * site is open, then what waits for the reader as the second person, then what went wrong, such as failed jobs, then
 * the days that must be kept for cases, data requests and complaints, then the other totals.
 */
export async function AttentionPart({ locale, now, staff }: Props) {
  const t = await getTranslations("today.attention");
  const { failedJobs, urgent, quarantined, expiringClaims, firstExpiry, unverifiedClaims } = await loadAttention(
    staff,
    now,
  );
  const payments = await loadDuePayments(staff, now);
  const day = firstExpiry ? formatCalendarDay(firstExpiry, locale) : "";
  const linkTo = (page: string, address = page) => (mayOpen(staff.role, page) ? address : undefined);
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
      href: linkTo("/dashboard/claims", "/dashboard/claims?view=expiring"),
    },
    {
      key: "unverifiedClaims",
      count: unverifiedClaims,
      tone: "warn",
      icon: "shield-check",
      title: t("unverifiedClaims", { count: unverifiedClaims }),
      text: t("unverifiedClaimsText"),
      href: linkTo("/dashboard/claims", "/dashboard/claims?view=hidden"),
    },
  ];
  const counted = items.filter(({ count }) => count > 0);
  const disputes = (payments?.disputes ?? []).map((reference): AttentionItem => ({
    key: `dispute-${reference}`,
    tone: "bad",
    icon: "clock",
    title: t("dispute", { reference }),
    text: t("disputeText"),
    href: `/dashboard/payments/${reference}`,
  }));
  const withoutRate = (payments?.withoutRate ?? []).map((currency): AttentionItem => ({
    key: `rate-${currency}`,
    tone: "warn",
    icon: "alert",
    title: t("noRate", { currency }),
    text: t("noRateText", { currency }),
  }));
  const setup = await loadSetupState(staff, now);
  const setupLine: readonly AttentionItem[] =
    setup && setup.open > 0
      ? [
          {
            key: "setup",
            tone: setup.isComplete ? "info" : "warn",
            icon: "flag",
            title: t("setup.title", { open: setup.open }),
            text: t(setup.isComplete ? "setup.complete" : "setup.incomplete"),
            href: linkTo("/dashboard/setup"),
          },
        ]
      : [];
  const proposals = await proposalAttention(await loadWaitingProposals(staff), { locale, zone: firm().zone });
  const incomplete = await loadIncomplete(staff);
  const auditLine: readonly AttentionItem[] = incomplete
    ? [
        {
          key: "audit",
          tone: "bad",
          icon: "history",
          title: t("audit.title"),
          text: t("audit.text", { at: formatMoment(incomplete.getTime(), { locale, zone: firm().zone }) }),
          href: linkTo("/dashboard/audit", "/dashboard/audit#chain"),
        },
      ]
    : [];
  const { duties, days } = await loadNearDuties(staff, now);
  const dueItem = (dueOn: Day) => {
    const { text, tone } = dueText(dueOn, days, locale);
    return tone === "bad"
      ? ({ tone, text } as const)
      : ({ tone: "warn", text: t("duty", { due: text, day: formatCalendarDay(dueOn, locale) }) } as const);
  };
  const deadlines = (await loadNearDeadlines(staff, now)).map(
    ({ id, dueOn, title, reference, clientId, clientName }): AttentionItem => {
      const { text: due, tone } = dueText(dueOn, { ...days, near: dueOn }, locale);
      return {
        tone: tone === "bad" ? "bad" : "warn",
        text: t("deadline", { due, client: shownName(clientName, locale), reference }),
        key: id,
        icon: "clock",
        title,
        href: `/dashboard/clients/${clientId}/cases/${reference}#deadlines`,
      };
    },
  );
  const registers = duties.map(({ kind, reference, dueOn }): AttentionItem => {
    return {
      ...dueItem(dueOn),
      key: reference,
      icon: kind === "request" ? "doc" : "scales",
      title: t(kind, { reference }),
      href: `/dashboard/${kind === "request" ? "data-requests" : "complaints"}/${reference}`,
    };
  });
  return (
    <>
      {setup && <RefreshStaleCount href="/dashboard/setup" count={setup.open} />}
      <AttentionList
        items={[
          ...auditLine,
          ...setupLine,
          ...proposals,
          ...disputes,
          ...withoutRate,
          ...(await offerAttention(await loadUnansweredOffers(staff, now), { locale, zone: firm().zone })),
          ...(await calendarAttention(await loadCalendarProblems(staff, now))),
          ...counted.filter(({ tone }) => tone === "bad"),
          ...deadlines,
          ...registers,
          ...counted.filter(({ tone }) => tone !== "bad"),
        ]}
      />
    </>
  );
}
