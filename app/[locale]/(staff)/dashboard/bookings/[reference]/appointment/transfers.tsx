import { getTranslations } from "next-intl/server";

import { ClientCases } from "@/components/desk/cases/client-cases";
import { Losses } from "@/components/desk/cases/losses";
import { PageNotice } from "@/components/desk/record/page-notice";
import { toFacts } from "@/lib/cases/formatted";
import { loadCase, loadCasesOf } from "@/lib/cases/loaders";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";

type Props = {
  readonly staff: Staff;
  readonly locale: Locale;
  readonly clientId: string;
  readonly appointment: string;
  /** Whether a payment was just recorded. */
  readonly isSaved: boolean;
  readonly now: Instant;
};

/**
 * The payments of the client's newest open case, and a form that adds one. If the client has no such case, or the staff
 * member must first give a reason for opening it, lists the cases instead.
 */
export async function Transfers({ staff, locale, clientId, appointment, isSaved, now }: Props) {
  const list = await loadCasesOf(staff, clientId);
  const open = list?.cases.find(({ state }) => state === "open");
  const record = open && (await loadCase(staff, { id: clientId, reference: open.reference }, { locale, now }));
  if (!record || record === "needs-reason") return <ClientCases list={list} />;
  const t = await getTranslations("cases.notices");
  const { losses, totals } = toFacts(record, { locale, zone: firm().zone }, now);
  return (
    <Losses
      losses={losses}
      totals={totals}
      target={{ clientId: record.client.id, reference: record.reference }}
      canChange={false}
      canAdd={record.canChange}
      appointment={appointment}
      notice={<PageNotice notice={isSaved ? { code: "saved", message: t("saved") } : undefined} />}
    />
  );
}
