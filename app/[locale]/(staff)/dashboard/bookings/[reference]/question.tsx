import { getTranslations } from "next-intl/server";

import { ActionForm } from "@/components/desk/form/action-form";
import { CancelForm } from "@/components/desk/bookings/cancel-form";
import type { ComparedFacts } from "@/components/desk/bookings/changed-facts";
import { ContactForm } from "@/components/desk/bookings/contact-form";
import { ReassignForm } from "@/components/desk/bookings/reassign-form";
import { ButtonLink } from "@/components/ui/button";
import { cancelBooking, editContact, markNoShow, reassignBooking } from "@/lib/booking/desk/actions/staff";
import { rangeText } from "@/lib/booking/clock-texts";
import type { BookingRecord } from "@/lib/booking/desk/loaders/record";
import { languageWord } from "@/lib/booking/desk/record-facts";
import { refundRule } from "@/lib/booking/change/refund-rule";
import { isOpen } from "@/lib/booking/states";
import { firm } from "@/lib/firm/settings-snapshot";
import { countryForStaff } from "@/lib/platform/contact/countries";
import type { Locale } from "@/lib/platform/i18n/locales";

import { contactTexts, storedContact } from "./contact-texts";

type Props = {
  readonly record: BookingRecord;
  readonly ask: unknown;
  readonly clock: { readonly locale: Locale; readonly zone: string };
};

/**
 * Shows the question selected by the query parameter `ask`, for example "Cancel this appointment?" for "cancel". The
 * question states the consequences, such as emails and refunds. If a colleague closes the booking while the
 * question is open, the text that the staff member typed is still shown.
 */
export async function Question({ record, ask, clock }: Props) {
  const { booking, canChange, colleagues } = record;
  if (!canChange) return null;
  const isClosed = !isOpen(booking);
  const t = await getTranslations("bookings");
  const tErrors = await getTranslations("errors");
  const target = { reference: booking.reference, version: String(booking.version) };
  const backHref = `/dashboard/bookings/${booking.reference}`;
  const canEmail = booking.personal?.email != null;
  const told = canEmail ? t("ask.told") : t("ask.toldByPhone", { phone: booking.personal?.phone ?? "" });
  const compared = await comparedFacts(booking, clock);
  const shared = {
    saving: t("record.saving"),
    back: t("ask.back"),
    changed: t("record.changed"),
    kept: t("ask.closed.kept"),
    offline: tErrors("NETWORK_ERROR"),
  };
  const closed = isClosed && { title: t("ask.closed.title"), text: t("ask.closed.text") };
  switch (ask) {
    case "cancel":
      return (
        <Panel
          title={t("ask.cancel.title")}
          text={[t("ask.cancel.text"), told, refundRule(booking, clock.locale)].join(" ")}
          {...closed}
        >
          <CancelForm
            action={cancelBooking}
            target={target}
            canEmail={canEmail}
            compared={compared}
            isClosed={isClosed}
            backHref={backHref}
            texts={{
              ...shared,
              reason: t("ask.cancel.reason"),
              emails: t("ask.cancel.emails"),
              message: t("ask.cancel.message", { language: languageWord(booking.locale, clock.locale) }),
              messageHint: t("ask.cancel.messageHint"),
              submit: t("ask.cancel.submit"),
            }}
          />
        </Panel>
      );
    case "no-show":
      return (
        <Panel title={t("ask.noShow.title")} text={t("ask.noShow.text")} {...closed}>
          <div className="page-actions">
            {!isClosed && (
              <ActionForm
                action={markNoShow}
                values={target}
                label={t("ask.noShow.submit")}
                savingLabel={shared.saving}
                variant="primary"
              />
            )}
            <ButtonLink href={backHref} variant="secondary">
              {shared.back}
            </ButtonLink>
          </div>
        </Panel>
      );
    case "reassign":
      return (
        <Panel
          title={t("ask.reassign.title")}
          text={canEmail ? t("ask.reassign.text") : `${t("ask.reassign.text")} ${t("ask.reassign.noEmail")}`}
          {...closed}
        >
          <ReassignForm
            action={reassignBooking}
            target={target}
            advisers={colleagues}
            canEmail={canEmail}
            compared={compared}
            isClosed={isClosed}
            backHref={backHref}
            texts={{
              ...shared,
              adviser: t("ask.reassign.adviser"),
              emails: t("ask.reassign.emails"),
              submit: t("ask.reassign.submit"),
            }}
          />
        </Panel>
      );
    case "contact": {
      const values = storedContact(booking);
      return (
        values &&
        !booking.personal?.erasure && (
          <Panel title={t("contact.title")} text={t("contact.text")} {...closed}>
            <ContactForm
              action={editContact}
              reference={booking.reference}
              phoneCountry={countryForStaff({ zone: booking.zone, home: firm().holidays.country })}
              current={{ version: target.version, values }}
              isClosed={isClosed}
              backHref={backHref}
              texts={await contactTexts(record, { ...clock, shared })}
            />
          </Panel>
        )
      );
    }
    default:
      return null;
  }
}

/**
 * The facts about the booking that staff should know before they cancel or reassign it. If a colleague changes one of
 * the facts before the form is sent, the form shows the change.
 */
async function comparedFacts(booking: BookingRecord["booking"], clock: Props["clock"]): Promise<ComparedFacts> {
  const t = await getTranslations("week.panel");
  const tDashboard = await getTranslations("dashboard.status");
  const tContact = await getTranslations("bookings.contact");
  const { personal, startsAt, endsAt } = booking;
  return {
    facts: [
      { term: t("time"), value: rangeText({ start: startsAt.getTime(), end: endsAt.getTime() }, clock) },
      { term: t("adviser"), value: booking.adviser.name },
      { term: t("status"), value: tDashboard(booking.status) },
      ...(personal
        ? [
            { term: tContact("phone"), value: personal.phone },
            { term: tContact("email"), value: personal.email ?? tContact("none") },
          ]
        : []),
    ],
    texts: { caption: t("changes"), what: t("what"), before: t("before"), now: t("now") },
  };
}

function Panel({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: React.ReactNode;
}) {
  return (
    <section id="ask" className="question" aria-labelledby="ask-title">
      <h2 id="ask-title">{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
