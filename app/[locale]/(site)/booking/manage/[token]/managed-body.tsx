import { getTranslations } from "next-intl/server";

import { CallerProof } from "@/components/booking/shared/caller-proof";
import { CancelForm } from "@/components/booking/manage/cancel-form";
import { ManagedActions } from "@/components/booking/manage/managed-actions";
import { ManagedState } from "@/components/booking/manage/managed-state";
import { ManagedSummary } from "@/components/booking/manage/managed-summary";
import { StepHeading } from "@/components/booking/shared/step-heading";
import { cancelManaged } from "@/lib/booking/actions/managed";
import { onlineNoticeMinutes } from "@/lib/booking/manage";

import { houseFacts } from "../../part-facts";
import { first } from "../../query";
import { leewayOf, managedView } from "./managed-view";
import type { ManagedProps } from "./managed-props";
import { MovePart } from "./move-part";

/** What the link shows: the booking, and a form only where one was asked for and something may still be changed. */
export async function ManagedBody(props: ManagedProps) {
  const { locale, token, raw, managed, now } = props;
  const t = await getTranslations("manage");
  const tBooking = await getTranslations("booking");
  const { reach, isDemo } = houseFacts();
  const path = `/booking/manage/${token}`;
  const leeway = leewayOf(managed.booking, now);
  const change = leeway === "open" ? first(raw.change) : undefined;
  const done = first(raw.done);
  const booking = managedView(managed, locale, tBooking);
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
        leeway={leeway}
        outcome={done === "moved" || done === "cancelled" ? done : null}
        noticeHours={Math.round(onlineNoticeMinutes() / 60)}
        reach={reach}
        isDemo={isDemo}
      />
      {summary}
      {leeway === "open" ? (
        <ManagedActions path={path} calendarHref={`/api/bookings/${token}/calendar.ics?locale=${locale}`} />
      ) : null}
      {leeway === "open" || leeway === "tooLate" ? (
        <CallerProof words={booking.words} reach={reach} isCall={managed.booking.meetingMode === "phone"} />
      ) : null}
    </>
  );
}
