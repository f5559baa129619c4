import { getTranslations } from "next-intl/server";

import { AppointmentTimes } from "@/components/desk/bookings/appointment-times";
import { BeforeCall, wordsSource } from "@/components/desk/bookings/before-call";
import { BookingBadge } from "@/components/desk/record/booking-badge";
import { PointsToCover } from "@/components/desk/bookings/points-to-cover";
import { RecordClient } from "@/components/desk/bookings/record-client";
import { RecordNotes } from "@/components/desk/bookings/record-notes";
import { UndeliveredAlert } from "@/components/desk/record/undelivered";
import { ClientActs } from "@/components/desk/clients/client-acts";
import { ErasedNote } from "@/components/desk/clients/erased-note";
import { PageHeader } from "@/components/desk/record/page-header";
import { SafeContactNote } from "@/components/desk/record/safe-contact-note";
import { ButtonLink } from "@/components/ui/button";
import { meetingModeName } from "@/lib/booking/desk/meeting-mode-name";
import { tickPoint, writeNote } from "@/lib/booking/desk/actions/staff";
import type { BookingRecord } from "@/lib/booking/desk/loaders/record";
import { pointsOf } from "@/lib/booking/desk/points";
import { clientFacts } from "@/lib/booking/desk/record-facts";
import { distanceText } from "@/lib/booking/desk/record-texts";
import { isOpen } from "@/lib/booking/states";
import { shownStatus } from "@/lib/booking/desk/table-row";
import { firm } from "@/lib/firm/settings-snapshot";
import { shownName } from "@/lib/inquiry/person/person-name";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoment } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";

import { Finish } from "./finish";
import { Transfers } from "./transfers";

type Props = {
  readonly staff: Staff;
  readonly locale: Locale;
  readonly record: BookingRecord;
  /** Whether a payment was just recorded. */
  readonly isSaved: boolean;
  readonly now: Instant;
};

/**
 * What staff need while they talk to the client: the caller words, the notes, the client's lost payments, the points to
 * cover, the buttons to finish the appointment, the contact data and the times.
 */
export async function AppointmentBody({ staff, locale, record, isSaved, now }: Props) {
  const { booking, serviceName, serviceCategory, minutes, canChange, canWriteNotes } = record;
  const { personal } = booking;
  const t = await getTranslations("bookings");
  const clock = { locale, zone: firm().zone };
  const [start, end] = [booking.startsAt.getTime(), booking.endsAt.getTime()];
  const points = pointsOf(serviceCategory);
  const recordPath = `/dashboard/bookings/${booking.reference}`;
  return (
    <>
      <PageHeader
        title={personal ? shownName(personal.name, locale) : booking.reference}
        crumbs={{ href: recordPath, list: booking.reference, current: t("appointment.title") }}
        note={
          <span className="record-note">
            <BookingBadge state={shownStatus(booking, now)} />
            <span>
              {booking.priceKind === "follow_up" ? t("followUp", { service: serviceName }) : serviceName},{" "}
              {t("minutes", { minutes, meeting: meetingModeName(booking, locale) })}
            </span>
          </span>
        }
        actions={
          <ButtonLink href={recordPath} variant="secondary">
            {t("appointment.open")}
          </ButtonLink>
        }
      />
      {record.undelivered && <UndeliveredAlert email={record.undelivered} outboxHref={record.outboxHref} />}
      {personal?.erasure && <ErasedNote erasure={personal.erasure} zone={clock.zone} />}
      {personal && !personal.erasure && <SafeContactNote sources={personal.sources} />}
      {personal && !personal.erasure && isOpen(booking) && booking.meetingMode === "phone" && (
        <BeforeCall
          words={personal.callerWords}
          source={wordsSource(personal.email, record.undelivered)}
          phone={personal.phone}
        />
      )}
      <div className="columns">
        <div className="stack-34">
          {personal && !personal.erasure && (
            <RecordNotes
              reference={booking.reference}
              clientText={personal.notes}
              notes={personal.staffNotes.map((note) => ({
                ...note,
                edited: formatMoment(note.editedAt.getTime(), clock),
              }))}
              save={canWriteNotes ? writeNote : undefined}
              rows={10}
            />
          )}
          {personal && !personal.erasure && record.canReadClients && (
            <Transfers
              staff={staff}
              locale={locale}
              clientId={personal.clientId}
              appointment={booking.reference}
              isSaved={isSaved}
              now={now}
            />
          )}
          <AppointmentTimes
            time={{ start, end }}
            clock={clock}
            clientZone={booking.zone}
            distance={distanceText(start, end, { now, locale })}
          />
        </div>
        <div className="stack-34 side-column">
          <PointsToCover
            reference={booking.reference}
            points={points.map((point) => ({ point, label: t(`appointment.points.${point}`) }))}
            covered={booking.points.map(({ point }) => point)}
            tick={canWriteNotes ? tickPoint : undefined}
            texts={{ title: t("appointment.toCover"), failed: t("appointment.notTicked") }}
            counts={[...points, "all"].map((_, count) => t("appointment.covered", { count, all: points.length }))}
          />
          {canChange && <Finish booking={booking} now={now} />}
          <RecordClient
            client={clientFacts(record, clock)}
            editHref={undefined}
            documentsHref={`/dashboard/bookings/${record.booking.reference}/documents`}
            fileHref={personal && record.canReadClients ? `/dashboard/clients/${personal.clientId}` : undefined}
            acts={personal && !personal.erasure && <ClientActs staff={staff} clientId={personal.clientId} size="sm" />}
          />
        </div>
      </div>
    </>
  );
}
