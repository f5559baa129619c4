import { useLocale, useTranslations } from "next-intl";

import { BookingBadge } from "@/components/desk/record/booking-badge";
import { UndeliveredMark } from "@/components/desk/record/undelivered";
import { DataTable } from "@/components/desk/list/data-table";
import { Nothing } from "@/components/desk/list/nothing";
import { Section } from "@/components/desk/record/section";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { SummaryList } from "@/components/ui/summary-list";
import type { ClientFile } from "@/lib/clients/file";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatMoment } from "@/lib/platform/time/format";

type Props = { readonly file: ClientFile; readonly zone: string };

function useMoment(zone: string) {
  const reader = { locale: useLocale(), zone };
  return (at: Date) => formatMoment(at.getTime(), reader);
}

/** The client's appointments, limited to those that the staff member may see. */
export function FileAppointments({ file: { appointments }, zone }: Props) {
  const t = useTranslations("clients");
  const moment = useMoment(zone);
  const locale = useLocale();
  const nameOf = ({ slug, texts }: (typeof appointments)[number]["service"]) =>
    (texts.find((text) => text.locale === locale) ?? texts.find((text) => text.locale === "en"))?.name ?? slug;
  return (
    <Section id="appointments" title={t("appointments.title")}>
      {appointments.some(({ otherPerson }) => otherPerson === "name-and-phone") && (
        <Alert tone="warn">{t("appointments.otherPerson")}</Alert>
      )}
      {appointments.length === 0 ? (
        <Nothing title={t("appointments.none")} />
      ) : (
        <DataTable
          caption={t("appointments.title")}
          rows={appointments}
          keyOf={({ reference }) => reference}
          columns={[
            {
              key: "when",
              title: t("appointments.when"),
              cell: ({ reference, startsAt, otherName }) => (
                <>
                  <Link className="name" href={`/dashboard/bookings/${reference}`}>
                    {moment(startsAt)}
                  </Link>
                  {otherName && <span className="sub">{t("appointments.otherName", { name: otherName })}</span>}
                </>
              ),
            },
            { key: "service", title: t("appointments.service"), cell: ({ service }) => nameOf(service) },
            { key: "adviser", title: t("columns.adviser"), place: "hide", cell: ({ adviser }) => adviser.name },
            {
              key: "status",
              title: t("appointments.status"),
              place: "side",
              cell: ({ status, isUndelivered }) => (
                <>
                  <BookingBadge state={status} /> {isUndelivered && <UndeliveredMark />}
                </>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}

/** Messages and leads from the client's email address or phone number. */
export function FileMessages({ file: { inquiries, readsMessages }, zone }: Props) {
  const t = useTranslations("clients.messages");
  const moment = useMoment(zone);
  return (
    <Section id="messages" title={t("title")} note={readsMessages ? t("note") : undefined}>
      {!readsMessages ? (
        <p className="mute">{t("notShown")}</p>
      ) : inquiries.length === 0 ? (
        <Nothing title={t("none")} />
      ) : (
        <ul className="stack-13">
          {inquiries.map(({ reference, kind, createdAt, answeredAt }) => (
            <li key={reference}>
              <Link className="name" href={`/dashboard/inbox/${reference}`}>
                {t(kind)}, {moment(createdAt)}
              </Link>
              <span className="sub">
                {answeredAt
                  ? t(kind === "begun" ? "lastWritten" : "answered", { at: moment(answeredAt) })
                  : kind !== "begun" && (
                      <Badge tone="warn" icon="clock">
                        {t("waiting")}
                      </Badge>
                    )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** What the client agreed to, and when. */
export function FileConsents({ file: { appointments, inquiries, newsletter }, zone }: Props) {
  const t = useTranslations("clients.consents");
  const moment = useMoment(zone);
  const latest = (times: readonly (Date | null)[]) =>
    times.flatMap((at) => at ?? []).toSorted((one, other) => other.getTime() - one.getTime())[0];
  const privacy = latest([
    ...appointments.map(({ privacyConsentAt }) => privacyConsentAt),
    ...inquiries.map(({ consentAt }) => consentAt),
  ]);
  const terms = latest(appointments.map(({ termsAcceptedAt }) => termsAcceptedAt));
  const given = (at: Date | undefined) => (at ? t("given", { at: moment(at) }) : t("none"));
  const news = newsletter?.endedAt
    ? t("ended", { at: moment(newsletter.endedAt) })
    : given(newsletter?.confirmedAt ?? undefined);
  return (
    <Section id="consents" title={t("title")} isRuled>
      <SummaryList
        rows={[
          { term: t("privacy"), value: given(privacy) },
          { term: t("terms"), value: given(terms) },
          { term: t("newsletter"), value: news },
        ]}
      />
    </Section>
  );
}
