"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { idle } from "@/lib/platform/forms/form-state";
import type { FormAction, FormState } from "@/lib/platform/forms/form-state";

import { ConflictNote, isConflict } from "../shared/conflict-note";
import type { ContactDetails } from "@/components/site/parts/contact-links";
import { StepErrors } from "../shared/step-errors";
import { useStepAction } from "../shared/use-step-action";
import type { CalendarView } from "./calendar-view";
import { MonthCalendar } from "./month-calendar";
import type { SlotChoice } from "./slot-groups";
import { slotControlId } from "./slot-list";
import { TimesPanel } from "./times-panel";
import type { TimesView } from "./times-view";
import { useCalendarNavigation } from "./use-calendar-navigation";

export type SlotFormProps = {
  /** Explains what a failed request means for an appointment that is being moved. */
  readonly advice?: (state: FormState) => React.ReactNode;
  /** The heading and the notes below it. An error appears above the heading, so that the visitor sees it first. */
  readonly head: React.ReactNode;
  readonly calendar: CalendarView;
  readonly times: TimesView;
  /** The time zone of all times on the page. */
  readonly zone: string;
  readonly contact: ContactDetails;
  readonly choose: FormAction;
  /** Hidden fields that the form sends with the time. */
  readonly hiddenFields?: Readonly<Record<string, string>>;
  /** Renders fields below the times. */
  readonly fields?: (state: FormState) => React.ReactNode;
  /** The ids of these fields by name, for links from the error summary. */
  readonly fieldControls?: Readonly<Record<string, string>>;
  /** Renders the row of buttons. */
  readonly actions: (formId: string, isPending: boolean, picked: SlotChoice | undefined) => React.ReactNode;
};

const formId = "slot-form";

/** Asks for a day and one of its times, to book a new appointment or to move an existing one. */
export function SlotForm(props: SlotFormProps) {
  const {
    advice,
    head,
    calendar,
    times,
    zone,
    contact,
    choose,
    hiddenFields = {},
    fields,
    fieldControls = {},
    actions,
  } = props;
  const { state: response, isPending, form } = useStepAction(choose);
  const [dismissed, setDismissed] = useState<FormState>();
  // The server's error is about the times on the page, so it disappears when the visitor goes to another day or month.
  const navigation = useCalendarNavigation(() => setDismissed(response));
  const state = response === dismissed ? idle : response;
  const [pickedStart, pick] = usePick(times);
  const picked = freeTimes(times).find(({ startTime }) => startTime === pickedStart);
  const router = useRouter();

  const conflict = isConflict(state) ? state : undefined;
  // After a conflict, this reloads the page's data, so that the chosen time is no longer shown as free.
  useEffect(() => {
    if (conflict) router.refresh();
  }, [conflict, router]);

  const error = state.status === "failed" && !conflict ? state.fields.startTime?.[0] : undefined;
  return (
    <>
      {conflict ? (
        <ConflictNote state={conflict} zone={zone} form={form} hiddenFields={hiddenFields} />
      ) : (
        <StepErrors
          state={state}
          controls={{ startTime: firstControlId(times), ...fieldControls }}
          advice={advice?.(state)}
        />
      )}
      {head}
      <div className="when">
        <div>
          <MonthCalendar calendar={calendar} navigation={navigation} />
          {/* The note explains the language marks on the times. It continues the calendar's legend. */}
          {times.state === "slots" && times.languageNote !== null ? (
            <p className="cal-key">{times.languageNote}</p>
          ) : null}
        </div>
        <form id={formId} {...form}>
          <HiddenFields values={hiddenFields} />
          <TimesPanel times={times} navigation={navigation} contact={contact} error={error} onPick={pick} />
          {fields?.(state)}
        </form>
      </div>
      {actions(formId, isPending, picked)}
    </>
  );
}

/**
 * Returns the start of the time that the visitor picked, and a function that sets it. Until the visitor picks a time,
 * the result is `chosen`, the selected time that the server sent. The pick is discarded when the page's day or `chosen`
 * changes.
 */
function usePick(times: TimesView) {
  const { day } = times;
  const chosen = times.state === "slots" ? times.chosen : null;
  const [pick, setPick] = useState({ day, chosen, startTime: chosen });
  const current = pick.day === day && pick.chosen === chosen ? pick : { day, chosen, startTime: chosen };
  if (current !== pick) setPick(current);
  return [current.startTime, (startTime: string) => setPick({ day, chosen, startTime })] as const;
}

function freeTimes(times: TimesView): readonly SlotChoice[] {
  if (times.state !== "slots") return [];
  return times.groups.flatMap(({ entries }) => entries.filter((entry) => entry.kind === "free"));
}

/** An error about a missing time links to the control with this id. */
function firstControlId(times: TimesView): string {
  const [first] = freeTimes(times);
  return first ? slotControlId(first) : "times";
}
