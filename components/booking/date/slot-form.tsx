"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

import { HiddenFields } from "@/components/forms/hidden-fields";
import type { FormAction } from "@/lib/platform/form-state";

import { ConflictNote, isConflict } from "../shared/conflict-note";
import type { ContactDetails } from "../shared/contact-links";
import { StepErrors } from "../shared/step-errors";
import { useStepAction } from "../shared/use-step-action";
import type { CalendarView } from "./calendar-view";
import { MonthCalendar } from "./month-calendar";
import { slotControlId } from "./slot-list";
import { TimesPanel } from "./times-panel";
import type { TimesView } from "./times-view";
import { useCalendarNavigation } from "./use-calendar-navigation";

export type SlotFormProps = {
  readonly calendar: CalendarView;
  readonly times: TimesView;
  /** The visitor's zone, in which all times are shown. */
  readonly zone: string;
  readonly contact: ContactDetails;
  readonly choose: FormAction;
  /** Hidden fields that the form sends with the time. */
  readonly hiddenFields?: Readonly<Record<string, string>>;
  /** Called with the start of a time when it is picked, and with null when another day is shown. */
  readonly onPick?: (startTime: string | null) => void;
  /** Renders the row of buttons. */
  readonly actions: (formId: string, isPending: boolean) => React.ReactNode;
};

const formId = "slot-form";
const ignore = () => {};

/** A day and one of its times, for a new appointment or for moving one. */
export function SlotForm(props: SlotFormProps) {
  const { calendar, times, zone, contact, choose, hiddenFields = {}, onPick = ignore, actions } = props;
  const { state, isPending, form } = useStepAction(choose);
  const navigation = useCalendarNavigation();
  const router = useRouter();

  const conflict = isConflict(state) ? state : undefined;
  // Reloads the page's data, so that the time is shown as taken.
  useEffect(() => {
    if (conflict) router.refresh();
  }, [conflict, router]);

  return (
    <>
      {conflict ? (
        <ConflictNote state={conflict} zone={zone} form={form} hiddenFields={hiddenFields} />
      ) : (
        <StepErrors state={state} controls={{ startTime: firstFreeId(times) }} />
      )}
      <div className="when">
        <MonthCalendar calendar={calendar} navigation={navigation} />
        <form id={formId} {...form}>
          <HiddenFields values={{ ...hiddenFields, timeZone: zone }} />
          <TimesPanel times={times} navigation={navigation} contact={contact} onPick={onPick} />
        </form>
      </div>
      {actions(formId, isPending)}
    </>
  );
}

/** The control that the message about a missing time links to. */
function firstFreeId(times: TimesView): string {
  const index = times.state === "slots" ? times.slots.findIndex(({ isTaken }) => !isTaken) : -1;
  return index === -1 ? "times" : slotControlId(index);
}
