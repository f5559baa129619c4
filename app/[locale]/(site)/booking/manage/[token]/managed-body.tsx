import { getTranslations } from "next-intl/server";

import { CallerProof } from "@/components/booking/shared/caller-proof";
import { CancelForm } from "@/components/booking/manage/cancel-form";
import { ManagedActions } from "@/components/booking/manage/managed-actions";
import { ManagedState } from "@/components/booking/manage/managed-state";
import { ManagedSummary } from "@/components/booking/manage/managed-summary";
import { toManagedView } from "@/components/booking/manage/managed-view";
import { StepHeading } from "@/components/booking/shared/step-heading";
import { cancelManaged } from "@/lib/booking/actions/managed";
import { onlineNoticeMinutes } from "@/lib/booking/manage";
import type { Managed } from "@/lib/booking/manage";
import { changeabilityOf } from "@/lib/booking/states";
import type { Locale } from "@/lib/platform/i18n/locales";

import { firstValue } from "../../query";
import type { RawQuery } from "../../query";
import { firmContext } from "../../step-context";
import { MovePart } from "./move-part";

type Props = {
  readonly locale: Locale;
  readonly token: string;
  readonly raw: RawQuery;
  readonly managed: Managed;
  readonly now: number;
};

/** The booking behind a manage link. It shows a form if the query names one and the booking can still be changed. */
export async function ManagedBody(props: Props) {
  const { locale, token, raw, managed, now } = props;
  const t = await getTranslations("manage");
  const tBooking = await getTranslations("booking");
  const { contact, isDemo } = firmContext();
  const path = `/booking/manage/${token}`;
  const noticeMinutes = onlineNoticeMinutes();
  const changeability = changeabilityOf(managed.booking, { now, noticeMinutes });
  const change = changeability === "open" ? firstValue(raw.change) : undefined;
  const done = firstValue(raw.done);
  const booking = toManagedView(managed, locale, tBooking);
  const summary = <ManagedSummary booking={booking} />;

  if (change === "cancel") {
    return (
      <>
        <StepHeading subject="cancel">{t("cancel.title")}</StepHeading>
        {summary}
        <CancelForm token={token} from={managed.booking.startsAt.toISOString()} path={path} cancel={cancelManaged} />
      </>
    );
  }
  if (change === "time") {
    return (
      <>
        <StepHeading subject="move">{t("move.title")}</StepHeading>
        <MovePart {...props} path={path} yourTime={booking.yourTime} />
      </>
    );
  }
  return (
    <>
      <StepHeading subject={`booking-${done ?? "shown"}`}>{booking.service}</StepHeading>
      <ManagedState
        changeability={changeability}
        outcome={done === "moved" || done === "cancelled" ? done : null}
        noticeHours={Math.round(noticeMinutes / 60)}
        contact={contact}
        isDemo={isDemo}
      />
      {summary}
      {changeability === "open" ? (
        <ManagedActions path={path} calendarHref={`/api/bookings/${token}/calendar.ics?locale=${locale}`} />
      ) : null}
      {changeability === "open" || changeability === "tooLate" ? (
        <CallerProof
          callerWords={booking.callerWords}
          contact={contact}
          isCall={managed.booking.meetingMode === "phone"}
        />
      ) : null}
    </>
  );
}
