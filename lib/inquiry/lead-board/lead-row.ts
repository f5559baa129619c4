import { firm } from "@/lib/firm/settings-snapshot";
import { serviceName } from "../inbox/inbox-row";
import { fullName } from "../person/person-name";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatDay, formatMomentShort } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";

import type { ListedLead } from "./loaders";
import type { KnownAs } from "./queries/lead-details";
import { refusalReasons } from "../leads/stages/stage";
import type { LeadStage } from "../leads/stages/stage";

/** A lead from an ad in the reader's language. */
export type LeadRow = {
  readonly reference: string;
  readonly version: number;
  readonly stage: LeadStage;
  readonly name: string;
  /** The service or what is newer: the time of the consultation, or the day of the agreement. */
  readonly line: string;
  /** The wait for an answer. `until` is undefined while the lead waits. */
  readonly clock: { readonly since: Instant; readonly until: Instant | undefined };
  readonly owner: string;
  readonly hasBooking: boolean;
  readonly knownAs: KnownAs | undefined;
  readonly arrived: string;
  readonly campaign: string;
  readonly reason: string;
};

type Reader = { readonly locale: Locale; readonly staffId: string };

/** Describes leads from ads in the reader's language. */
export async function toLeadRows(leads: readonly ListedLead[], { locale, staffId }: Reader): Promise<LeadRow[]> {
  const t = translatorFor(locale, "adsLeads");
  const tInbox = translatorFor(locale, "inbox");
  const clock = { locale, zone: firm().zone };
  return Promise.all(
    leads.map(async (lead) => {
      const { stage, owner, state, answeredAt, createdAt, reopenedAt, notForUsReason } = lead;
      const reason = refusalReasons.find((each) => each === notForUsReason);
      const answered = state === "received" ? undefined : (answeredAt ?? createdAt).getTime();
      return {
        reference: lead.reference,
        version: lead.version,
        stage,
        name: fullName(lead),
        line: await lineOf(lead),
        clock: { since: (reopenedAt ?? createdAt).getTime(), until: answered },
        owner: owner === null ? tInbox("unassigned") : owner.id === staffId ? tInbox("you") : owner.name,
        hasBooking: lead.bookings.length > 0,
        knownAs: lead.knownAs,
        arrived: formatMomentShort(createdAt.getTime(), clock),
        campaign: lead.utmCampaign ?? "",
        reason: reason ? tInbox(`thread.reasons.${reason}`) : "",
      };
    }),
  );

  async function lineOf(lead: ListedLead): Promise<string> {
    const [booking] = lead.bookings;
    const engaged = lead.stages.find(({ stage }) => stage === "engaged");
    if (lead.stage === "engaged" && engaged) return t("since", { day: formatDay(engaged.firstAt.getTime(), clock) });
    if (lead.stage === "consultation" && booking) return formatMomentShort(booking.startsAt.getTime(), clock);
    const service = (await serviceName(lead.service, locale)) ?? t("noService");
    const language = lead.locale === locale ? [] : [tInbox(`item.languages.${lead.locale as Locale}`)];
    return [service, ...language].join(", ");
  }
}
