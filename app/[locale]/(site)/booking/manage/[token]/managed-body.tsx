import { getTranslations } from "next-intl/server";

import { AppointmentHead } from "@/components/site/booking/shared/appointment-head";
import { CallerCard } from "@/components/site/booking/shared/caller-card";
import { toCardOffer } from "@/components/site/booking/shared/card-offer";
import { PayByCard } from "@/components/site/booking/shared/pay-by-card";
import { LateCancelForm, LateFollowUpOffer, LateWithdrawForm } from "@/components/site/booking/late-forms";
import { HowToPay } from "@/components/site/booking/manage/how-to-pay";
import { InvoiceLinks } from "@/components/site/booking/manage/invoice-links";
import { ManagedActions } from "@/components/site/booking/manage/managed-actions";
import { ManagedState } from "@/components/site/booking/manage/managed-state";
import { AppointmentLine, ManagedSummary } from "@/components/site/booking/manage/managed-summary";
import type { ManagedView } from "@/components/site/booking/manage/managed-summary";
import { toManagedView } from "@/components/site/booking/manage/managed-view";
import { StepHeading } from "@/components/site/booking/shared/step-heading";
import { UploadForm } from "@/components/forms/upload-form";
import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";
import { loadIsBookingOpen } from "@/lib/availability/loaders/booking-state";
import { bookFollowUp, cancelManaged, withdrawManaged } from "@/lib/booking/change/actions/managed";
import { priceAfter } from "@/lib/booking/change/follow-up";
import { onlineNoticeMinutes } from "@/lib/booking/change/notice";
import type { Managed } from "@/lib/booking/change/manage";
import { manageOutcomes } from "@/lib/booking/change/manage-outcome";
import { changeabilityOf, isOpen } from "@/lib/booking/states";
import { isWithdrawable, lastWithdrawalDay } from "@/lib/booking/change/withdrawal";
import { acceptedEndings } from "@/lib/documents/file-kind";
import { readUploadResult } from "@/lib/documents/schema";
import { firm } from "@/lib/firm/settings-snapshot";
import { loadBalance } from "@/lib/money/account/loaders";
import { cancellationText, moneyOf } from "@/lib/money/account/payment-texts";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatMoney, isCurrency } from "@/lib/platform/money/money";
import { readableEmail } from "@/lib/platform/contact/readable-email";
import { currencyFor } from "@/lib/services/price";
import { maxDocumentBytes } from "@/lib/platform/request/request-body";
import { formatCalendarDay } from "@/lib/platform/time/format";

import { firstValue } from "../../query";
import type { RawQuery } from "../../query";
import { firmContext } from "../../step-context";
import { MovePart } from "./move-part";
import { OfferPart } from "./offer-part";

type Props = {
  readonly locale: Locale;
  readonly token: string;
  readonly raw: RawQuery;
  readonly managed: Managed;
  readonly now: number;
};

/**
 * The content of the manage page. If the query parameter `change` names a form and the form's action is still allowed,
 * the page shows the form. Otherwise it shows the booking.
 */
export async function ManagedBody(props: Props) {
  const { locale, token, raw, managed, now } = props;
  const t = await getTranslations("manage");
  const tDocuments = await getTranslations("documents");
  const tBooking = await getTranslations("booking");
  const { contact, isDemo } = firmContext();
  const { bank } = firm();
  const path = `/booking/manage/${token}`;
  const noticeMinutes = onlineNoticeMinutes();
  const changeability = changeabilityOf(managed.booking, { now, noticeMinutes });
  const change = changeability === "open" ? firstValue(raw.change) : undefined;
  const done = firstValue(raw.done);
  const balance = await loadBalance(managed.booking.id, now);
  const booking = toManagedView({ ...managed, balance }, locale, tBooking);
  const card = toCardOffer({ ...managed, balance }, locale);
  const isPaid = balance?.state === "paid";
  const hasCard = isOpen(managed.booking) && changeability !== "past";
  const outcome = manageOutcomes.find((each) => each === done) ?? null;
  const isBookingOpen = await loadIsBookingOpen();
  const followUp = isBookingOpen ? followUpText(managed, locale) : null;

  if (change === "cancel") {
    return (
      <LateCancelForm
        heading={
          <>
            <StepHeading subject="cancel">{t("cancel.title")}</StepHeading>
            <AppointmentLine booking={booking} />
            {balance && <p>{cancellationText(balance, locale)}</p>}
          </>
        }
        contact={contact}
        token={token}
        from={managed.booking.startsAt.toISOString()}
        path={path}
        cancel={cancelManaged}
      />
    );
  }
  const { consumerLaw: law } = managed.booking;
  const mayWithdraw = isWithdrawable(managed.booking, now);
  const hasBegun = managed.booking.startsAt.getTime() <= now;
  if (mayWithdraw && firstValue(raw.change) === "withdraw") {
    return (
      <LateWithdrawForm law={law} contact={contact} token={token} path={path} withdraw={withdrawManaged}>
        <Declaration managed={managed} view={booking} hasBegun={hasBegun} />
      </LateWithdrawForm>
    );
  }
  if (change === "time") {
    return (
      <>
        <StepHeading subject="move">{t("move.title")}</StepHeading>
        <MovePart {...props} path={path} view={booking} />
      </>
    );
  }
  return (
    <>
      <StepHeading subject={`booking-${done ?? "shown"}`}>{booking.service}</StepHeading>
      <ManagedState
        changeability={changeability}
        // Clients can write "paid" into the URL. This outcome is therefore shown only in two cases: the booking is
        // paid, or it can still be paid by card. In the second case, the page says that the payment is being checked,
        // because it may not have arrived yet.
        outcome={outcome === "paid" && !isPaid && !card ? null : outcome}
        isPaid={isPaid}
        law={law}
        hasBegun={hasBegun}
        adviser={booking.adviser}
        noticeHours={Math.round(noticeMinutes / 60)}
        contact={contact}
        isBookingOpen={isBookingOpen}
        isDemo={isDemo}
      />
      {changeability === "open" && <OfferPart {...props} path={path} />}
      {card?.keptUntil && <PayByCard card={card} headingLevel={3} />}
      <AppointmentHead time={booking.head}>
        {changeability === "open" ? (
          <a
            href={`/api/bookings/${token}/calendar.ics?locale=${locale}`}
            className={buttonClasses({ variant: "primary" })}
            download
          >
            <Icon name="calendar" size="s" /> {t("actions.calendar")}
          </a>
        ) : null}
      </AppointmentHead>
      {hasCard ? (
        <CallerCard
          callerWords={booking.callerWords}
          contact={contact}
          isCall={managed.booking.meetingMode === "phone"}
          meeting={
            <>
              <span translate="no">{booking.adviser}</span>
              <br />
              {booking.meeting}
            </>
          }
          time={booking.head}
          reference={
            <span className="code" translate="no">
              {booking.reference}
            </span>
          }
          headingLevel={3}
        />
      ) : null}
      {changeability === "open" ? <ManagedActions path={path} noticeHours={Math.round(noticeMinutes / 60)} /> : null}
      <ManagedSummary booking={booking} hasCard={hasCard} />
      {balance?.dueOn && balance.askedMinor > 0 && bank ? (
        <HowToPay
          amount={moneyOf(balance.askedMinor, balance, locale)}
          day={formatCalendarDay(balance.dueOn, locale)}
          invoiceNumber={balance.invoiceNumber}
          bank={bank}
          contact={contact}
        />
      ) : null}
      {card?.keptUntil === null && <PayByCard card={card} headingLevel={3} />}
      {balance ? <InvoiceLinks token={token} documents={balance.documents} /> : null}
      {followUp === null ? null : (
        <LateFollowUpOffer
          token={token}
          price={followUp}
          length={tBooking("summary.minutes", { count: managed.service.minutes })}
          book={bookFollowUp}
        />
      )}
      {mayWithdraw ? (
        <p className="t16">
          {t("withdraw.until", { law, day: formatCalendarDay(lastWithdrawalDay(managed.booking), locale) })}{" "}
          {managed.booking.earlyStartRequestedAt === null ? null : t("withdraw.ends")}
          <br />
          <Link href={`${path}?change=withdraw`}>{t("withdraw.link", { law })}</Link>
          {" · "}
          <Link href="/withdrawal">{t("withdraw.instructions", { law })}</Link>
        </p>
      ) : null}
      {changeability === "cancelled" ? null : (
        <section id="documents" className="grid gap-13 no-print" aria-labelledby="documents-title">
          <h3 id="documents-title">{tDocuments("manage.title")}</h3>
          <p>{tDocuments("manage.text")}</p>
          <UploadForm
            action="/api/documents"
            values={{ token }}
            endings={acceptedEndings}
            maxBytes={maxDocumentBytes}
            result={readUploadResult(raw.upload)}
            variant="secondary"
          />
        </section>
      )}
    </>
  );
}

type DeclarationProps = { readonly managed: Managed; readonly view: ManagedView; readonly hasBegun: boolean };

/** The declaration that the client confirms in the second step of a withdrawal, and what it means. */
async function Declaration({ managed: { booking }, view, hasBegun }: DeclarationProps) {
  const t = await getTranslations("manage.withdraw");
  const { consumerLaw: law, reference, email } = booking;
  const name = `${booking.firstName} ${booking.lastName}`;
  return (
    <>
      <StepHeading subject="withdraw">{t("title", { law })}</StepHeading>
      <p>{t("declaration", { law, service: view.service, reference, name })}</p>
      <AppointmentLine booking={view} />
      <p>
        {t("effect", { hasBegun: String(hasBegun) })}{" "}
        {email === null ? null : t("receipt", { email: readableEmail(email) })}
      </p>
    </>
  );
}

/**
 * The price of a follow-up in the booking's currency, or in the default one if the firm no longer sells in it. Null if
 * no follow-up can be booked online.
 */
function followUpText({ booking, service }: Managed, locale: Locale): string | null {
  const currency = currencyFor(locale, isCurrency(booking.currency) ? booking.currency : undefined);
  const minor = priceAfter(booking, { service, currency });
  return minor === null ? null : formatMoney(minor, currency, locale);
}
