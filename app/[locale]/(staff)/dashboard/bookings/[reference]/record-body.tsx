import { getTranslations } from "next-intl/server";

import { AdConsent } from "@/components/desk/ads/ad-consent";
import { AgreedVersions } from "@/components/desk/bookings/agreed-versions";
import { AppointmentTimes } from "@/components/desk/bookings/appointment-times";
import { BeforeCall, wordsSource } from "@/components/desk/bookings/before-call";
import { BookingTexts } from "@/components/desk/bookings/booking-texts";
import { BookingBadge } from "@/components/desk/record/booking-badge";
import { OtherPerson } from "@/components/desk/bookings/other-person";
import { RecordClient } from "@/components/desk/bookings/record-client";
import { RecordFacts } from "@/components/desk/bookings/record-facts";
import { RecordNotes } from "@/components/desk/bookings/record-notes";
import { RecordShortcuts } from "@/components/desk/bookings/record-shortcuts";
import { SlotExplanation } from "@/components/desk/bookings/slot-explanation";
import { UndeliveredAlert } from "@/components/desk/record/undelivered";
import { ClientCases } from "@/components/desk/cases/client-cases";
import { ClientActs } from "@/components/desk/clients/client-acts";
import { ErasedNote } from "@/components/desk/clients/erased-note";
import { HoldBadge } from "@/components/desk/clients/hold-badge";
import { HistoryList } from "@/components/desk/record/history-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { SafeContactNote } from "@/components/desk/record/safe-contact-note";
import { Section } from "@/components/desk/record/section";
import { StaffForm } from "@/components/desk/form/staff-form";
import { Badge } from "@/components/ui/badge";
import { withdrawBookingConsent } from "@/lib/ads/actions";
import { firm } from "@/lib/firm/settings-snapshot";
import { meetingModeName } from "@/lib/booking/desk/meeting-mode-name";
import { recordTextByHand, writeNote } from "@/lib/booking/desk/actions/staff";
import type { SlotExplanation as Explanation } from "@/lib/booking/desk/loaders/explanation";
import { loadRecordTexts } from "@/lib/booking/texts/record-texts";
import type { BookingRecord } from "@/lib/booking/desk/loaders/record";
import { clientFacts, lacksInvoice, recordFacts } from "@/lib/booking/desk/record-facts";
import { distanceText, explanationTexts, historyText } from "@/lib/booking/desk/record-texts";
import { isOpen } from "@/lib/booking/states";
import { shownStatus } from "@/lib/booking/desk/table-row";
import { loadAgreements } from "@/lib/content/loaders/legal";
import { loadCasesOf } from "@/lib/cases/loaders";
import { separateBooking } from "@/lib/clients/actions/file";
import { deskPayment } from "@/lib/money/account/desk-payment";
import { makeInvoice } from "@/lib/money/desk/actions";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { shownName } from "@/lib/inquiry/person/person-name";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoment, formatMomentShort } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";

import { NextSteps } from "./next-steps";
import { NotHeld } from "./not-held";
import { Question } from "./question";
import { recordLinks, RecordActions } from "./record-actions";
import { Notice } from "./notice";

type Props = {
  readonly staff: Staff;
  readonly locale: Locale;
  readonly record: BookingRecord;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  readonly explanation: Explanation;
  /** The page's URL path in the reader's language. */
  readonly path: string;
  readonly now: Instant;
};

export async function RecordBody({ staff, locale, record, query, explanation, path, now }: Props) {
  const { booking, serviceName, minutes, history, canChange } = record;
  const { personal } = booking;
  const t = await getTranslations("bookings");
  const clock = { locale, zone: firm().zone };
  const [start, end] = [booking.startsAt.getTime(), booking.endsAt.getTime()];
  const isCallable = isOpen(booking) && end > now;
  const links = recordLinks(record, now);
  const texts = await loadRecordTexts(booking, now);
  return (
    <>
      <RecordShortcuts hrefs={{ s: links.start, m: links.move, t: links.reassign }} />
      <PageHeader
        title={personal ? shownName(personal.name, locale) : booking.reference}
        crumbs={{ href: "/dashboard/bookings", list: t("title"), current: formatMomentShort(start, clock) }}
        note={
          <span className="record-note">
            <BookingBadge state={shownStatus(booking, now)} />
            <span>
              {booking.priceKind === "follow_up" ? t("followUp", { service: serviceName }) : serviceName},{" "}
              {t("minutes", { minutes, meeting: meetingModeName(booking, locale) })}
            </span>
            <span className="num">{booking.reference}</span>
            {personal?.isHeld && <HoldBadge />}
            {booking.isTest && <Badge tone="warn">{t("test")}</Badge>}
          </span>
        }
        actions={<RecordActions record={record} links={links} now={now} />}
      />
      <Notice record={record} done={query.done} />
      {record.undelivered && <UndeliveredAlert email={record.undelivered} outboxHref={record.outboxHref} />}
      {personal?.erasure && <ErasedNote erasure={personal.erasure} zone={clock.zone} />}
      {personal && !personal.erasure && <SafeContactNote sources={personal.sources} />}
      {personal?.otherPerson && (
        <OtherPerson
          difference={personal.otherPerson}
          target={{ reference: booking.reference, version: String(booking.version) }}
          separate={record.canSeparate && !personal.erasure ? separateBooking : undefined}
        />
      )}
      <NextSteps staff={staff} record={record} />
      <Question record={record} ask={query.ask} clock={clock} />
      <div className="columns">
        <div className="stack-34">
          <AppointmentTimes
            time={{ start, end }}
            clock={clock}
            clientZone={booking.zone}
            distance={booking.status === "cancelled" ? undefined : distanceText(start, end, { now, locale })}
          />
          {personal && !personal.erasure && isCallable && booking.meetingMode === "phone" && (
            <BeforeCall words={personal.callerWords} source={wordsSource(personal.email, record.undelivered)} />
          )}
          {personal && !personal.erasure && (
            <RecordNotes
              reference={booking.reference}
              clientText={personal.notes}
              notes={personal.staffNotes.map((note) => ({
                ...note,
                edited: formatMoment(note.editedAt.getTime(), clock),
              }))}
              save={record.canWriteNotes ? writeNote : undefined}
            />
          )}
          <RecordFacts
            facts={recordFacts(record, clock)}
            makeInvoice={
              lacksInvoice(booking) &&
              deskPayment(booking.priceMinor) !== "card" &&
              isAllowed(staff.role, "payments.change") && (
                <StaffForm
                  action={makeInvoice}
                  values={{ reference: booking.reference, version: String(booking.version) }}
                  submit={t("deskPayment.makeInvoice")}
                />
              )
            }
            agreed={
              <AgreedVersions
                agreements={await loadAgreements(staff, {
                  "terms-of-service": booking.termsAcceptedAt.getTime(),
                  "privacy-policy": booking.privacyConsentAt.getTime(),
                })}
                language={booking.locale}
              />
            }
          />
          <SlotExplanation
            {...explanation}
            time={explanation.time}
            action={path}
            answer={explanation.answer && explanationTexts(explanation.answer, clock)}
          />
        </div>
        <div className="stack-34 side-column">
          <RecordClient
            client={clientFacts(record, clock)}
            editHref={canChange && isOpen(booking) && !personal?.erasure ? links.contact : undefined}
            documentsHref={`/dashboard/bookings/${booking.reference}/documents`}
            fileHref={personal && record.canReadClients ? `/dashboard/clients/${personal.clientId}` : undefined}
            acts={personal && !personal.erasure && <ClientActs staff={staff} clientId={personal.clientId} size="sm" />}
          />
          {texts && (
            <BookingTexts
              {...texts}
              zone={clock.zone}
              record={
                canChange
                  ? {
                      action: recordTextByHand,
                      target: { reference: booking.reference, version: String(booking.version) },
                    }
                  : undefined
              }
            />
          )}
          {personal && <ClientCases list={await loadCasesOf(staff, personal.clientId)} mayOpen={!personal.erasure} />}
          <Section id="history" title={t("record.history")}>
            <HistoryList items={history.map((event) => ({ key: event.id, ...historyText(event, clock) }))} />
          </Section>
          {canChange && !personal?.erasure && (
            <AdConsent record={booking} zone={clock.zone} withdraw={withdrawBookingConsent} />
          )}
          {canChange && <NotHeld record={record} links={links} locale={locale} now={now} />}
        </div>
      </div>
    </>
  );
}
