import { useLocale, useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDay } from "@/lib/platform/time/format";
import type { Day } from "@/lib/platform/time/day";
import type { ClientRegisters } from "@/lib/rights/registers/types";

/** The data requests and complaints of a client. Renders nothing if there are none. */
export function ClientRegisters({ registers: { requests, complaints } }: { readonly registers: ClientRegisters }) {
  const t = useTranslations("clients.registers");
  const tRequests = useTranslations("dataRequests");
  const tComplaints = useTranslations("complaints");
  const locale = useLocale();
  if (requests.length + complaints.length === 0) return null;
  const note = (receivedOn: Day, state: string) => t("note", { day: formatCalendarDay(receivedOn, locale), state });
  const entries = [
    ...requests.map(({ reference, kind, state, receivedOn }) => ({
      reference,
      href: `/dashboard/data-requests/${reference}`,
      title: tRequests(`kinds.${kind}`),
      note: note(receivedOn, tRequests(`states.${state}`)),
    })),
    ...complaints.map(({ reference, state, receivedOn }) => ({
      reference,
      href: `/dashboard/complaints/${reference}`,
      title: tComplaints("complaint"),
      note: note(receivedOn, tComplaints(`states.${state}`)),
    })),
  ];
  return (
    <Section id="registers" title={t("title")} isRuled>
      <ul className="record-list">
        {entries.map((entry) => (
          <li key={entry.reference}>
            <div>
              <Link href={entry.href}>
                {entry.title}, <span className="num">{entry.reference}</span>
              </Link>
              <span className="sub">{entry.note}</span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
