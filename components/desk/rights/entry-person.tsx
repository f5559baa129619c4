import { useLocale, useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { SummaryList } from "@/components/ui/summary-list";
import { fullName, shownName } from "@/lib/inquiry/person/person-name";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDay } from "@/lib/platform/time/format";
import type { Channel } from "@/lib/rights/registers/registers";

type Props = {
  readonly entry: {
    readonly name: string;
    readonly email: string | undefined;
    readonly channel: Channel;
    readonly receivedOn: Day;
    readonly createdBy: { readonly name: string };
    readonly client: {
      readonly id: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly email: string | null;
    } | null;
  };
};

/** The person who made a data request or complaint, how and when it was received, and the linked client. */
export function EntryPerson({ entry: { name, email, channel, receivedOn, createdBy, client } }: Props) {
  const t = useTranslations("registers");
  const locale = useLocale() as Locale;
  return (
    <Section id="person" title={t("person")} isRuled>
      <SummaryList
        rows={[
          { term: t("fields.name"), value: name },
          {
            term: t("fields.email"),
            value:
              email !== undefined ? (
                <a href={`mailto:${email}`} translate="no">
                  {email}
                </a>
              ) : client?.email ? (
                t("emailOfClient", { email: client.email })
              ) : (
                t("noEmail")
              ),
          },
          {
            term: t("received"),
            value: t("receivedBy", { day: formatCalendarDay(receivedOn, locale), channel: t(`channels.${channel}`) }),
          },
          { term: t("enteredBy"), value: createdBy.name },
          {
            term: t("client"),
            value: client ? (
              <Link href={`/dashboard/clients/${client.id}`}>{shownName(fullName(client), locale)}</Link>
            ) : (
              t("noClient")
            ),
          },
        ]}
      />
    </Section>
  );
}
