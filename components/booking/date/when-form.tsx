"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

import type { FormAction } from "@/lib/platform/form-state";

import type { CalendarView, TimesView } from "./calendar-view";
import { ConflictNote } from "../shared/conflict-note";
import type { Reach } from "../shared/contact-links";
import { StepErrors } from "../shared/step-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { MonthCalendar } from "./month-calendar";
import { slotControlId } from "./slot-list";
import { TimesPanel } from "./times-panel";
import { useStepAction } from "../shared/use-step-action";
import { useTravel } from "./use-travel";

export type WhenProps = {
  readonly calendar: CalendarView;
  readonly times: TimesView;
  /** The visitor's zone, in which every time here is shown. */
  readonly zone: string;
  readonly reach: Reach;
  readonly choose: FormAction;
  /** What the form carries besides the time. */
  readonly carried?: Readonly<Record<string, string>>;
  /** Told of a time as soon as it is picked, and of null when its day goes. */
  readonly onPick?: (startTime: string | null) => void;
  /** The row of buttons, told whether the form is on its way. */
  readonly actions: (formId: string, isPending: boolean) => React.ReactNode;
};

const formId = "when-form";
const ignore = () => {};

/** A day and a time of it: for a new appointment and for moving one. */
export function WhenForm({ calendar, times, zone, reach, choose, carried = {}, onPick = ignore, actions }: WhenProps) {
  const action = useStepAction(choose);
  const { state, isPending } = action;
  const travel = useTravel();
  const router = useRouter();

  const isTaken =
    state.status === "failed" && (state.error === "BOOKING_CONFLICT" || state.error === "BOOKING_UNAVAILABLE");
  // What was taken meanwhile is struck through.
  useEffect(() => {
    if (isTaken) router.refresh();
  }, [isTaken, state, router]);

  return (
    <>
      {isTaken ? (
        <ConflictNote state={state} zone={zone} form={action.form} carried={carried} />
      ) : (
        <StepErrors state={state} controls={{ startTime: firstFreeId(times) }} />
      )}
      <div className="when">
        <MonthCalendar calendar={calendar} travel={travel} />
        <form id={formId} {...action.form}>
          <HiddenFields values={{ ...carried, timeZone: zone }} />
          <TimesPanel times={times} travel={travel} reach={reach} onPick={onPick} />
        </form>
      </div>
      {actions(formId, isPending)}
    </>
  );
}

/** Where the message leads that asks for a time. */
function firstFreeId(times: TimesView): string {
  const index = times.state === "slots" ? times.slots.findIndex(({ isTaken }) => !isTaken) : -1;
  return index === -1 ? "times" : slotControlId(index);
}
