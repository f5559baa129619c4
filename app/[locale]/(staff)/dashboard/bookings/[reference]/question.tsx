import { getTranslations } from "next-intl/server";

import { ContactForm } from "@/components/desk/bookings/contact-form";
import { CancelForm, NoShowForm } from "@/components/desk/bookings/question-forms";
import { ReassignForm } from "@/components/desk/bookings/reassign-form";
import type { ComparedFacts } from "@/components/desk/form/changed-facts";
import { rangeText } from "@/lib/booking/clock-texts";
import type { BookingRecord } from "@/lib/booking/desk/loaders/record";
import { refundRule } from "@/lib/booking/change/refund-rule";
import { isOpen } from "@/lib/booking/states";
import { firm } from "@/lib/firm/settings-snapshot";
import { isInstructed, safeContactInstructions } from "@/lib/inquiry/safe-contact/names";
import { countryForStaff } from "@/lib/platform/contact/countries";
import type { Locale } from "@/lib/platform/i18n/locales";

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
  const { booking, canChange, colleagues, history } = record;
  if (!canChange) return null;
  const t = await getTranslations("bookings");
  const canEmail = booking.personal?.email != null;
  const told = canEmail ? t("ask.told") : t("ask.toldByPhone", { phone: booking.personal?.phone ?? "" });
  const isClosed = !isOpen(booking);
  const { reference, version, locale: language } = booking;
  const facts = await comparedFacts(booking, clock);
  const target = { reference, version, language, canEmail, isClosed, facts };
  const closed = isClosed && { title: t("ask.closed.title"), text: t("ask.closed.text") };
  switch (ask) {
    case "cancel":
      return (
        <Panel
          title={t("ask.cancel.title")}
          text={[t("ask.cancel.text"), told, refundRule(booking, clock.locale)].join(" ")}
          {...closed}
        >
          <CancelForm target={target} />
        </Panel>
      );
    case "no-show":
      return (
        <Panel title={t("ask.noShow.title")} text={t("ask.noShow.text")} {...closed}>
          <NoShowForm target={target} />
        </Panel>
      );
    case "reassign":
      return (
        <Panel
          title={t("ask.reassign.title")}
          text={canEmail ? t("ask.reassign.text") : `${t("ask.reassign.text")} ${t("ask.reassign.noEmail")}`}
          {...closed}
        >
          <ReassignForm target={target} advisers={colleagues} />
        </Panel>
      );
    case "contact": {
      const stored = storedContact(booking);
      const latest = history.find(({ by }) => by !== null);
      return (
        stored &&
        !booking.personal?.erasure && (
          <Panel title={t("contact.title")} text={t("contact.text")} {...closed}>
            <ContactForm
              target={target}
              stored={stored}
              phoneCountry={countryForStaff({ zone: booking.zone, home: firm().holidays.country })}
              latest={latest && { name: latest.by?.name ?? "", at: latest.at.getTime() }}
              zone={clock.zone}
            />
          </Panel>
        )
      );
    }
    default:
      return null;
  }
}

/** The booking's contact details as values of the form. Undefined if the staff member may not see them. */
function storedContact({ personal, preferredContact }: BookingRecord["booking"]) {
  if (!personal) return undefined;
  return {
    phone: personal.typedPhone,
    email: personal.email ?? "",
    preferredContact,
    safeContact: safeContactInstructions.filter((name) => isInstructed(personal.safeContact, name)).join(","),
    safeContactNote: personal.safeContactNote ?? "",
  };
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
