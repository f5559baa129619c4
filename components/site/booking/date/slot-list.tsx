import { useTranslations } from "next-intl";

import { FieldError } from "@/components/ui/field";

import { useEarlyChoice } from "../shared/use-early-choice";
import type { SlotChoice, SlotGroup, TakenRun } from "./slot-groups";

type Props = {
  readonly groups: readonly SlotGroup[];
  readonly label: string;
  readonly chosen: string | null;
  /** The error if the form was sent without a time. */
  readonly error: string | undefined;
  readonly onPick: (startTime: string) => void;
};

/** The id of a time's radio button. */
export function slotControlId({ startTime }: Pick<SlotChoice, "startTime">): string {
  return `slot-${Date.parse(startTime)}`;
}

/**
 * The day's times as radio buttons. Arrow keys move between the radio buttons, and the form works without JavaScript.
 */
export function SlotList({ groups, label, chosen, error, onPick }: Props) {
  const t = useTranslations("booking");
  const group = useEarlyChoice<HTMLFieldSetElement>(onPick);
  return (
    <fieldset
      ref={group}
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : "times-error"}
    >
      <legend className="vh">{label}</legend>
      <FieldError id="times" message={error} prefix={t("errors.fieldPrefix")} />
      {groups.map(({ key, title, entries }) => (
        <div key={key} role="group" aria-labelledby={`times-${key}`} className="slot-group">
          <h4 id={`times-${key}`}>{title}</h4>
          <div className="slots">
            {entries.map((entry) =>
              entry.kind === "taken" ? (
                <Taken key={entry.label} run={entry} />
              ) : (
                <Slot key={entry.startTime} slot={entry} isChosen={entry.startTime === chosen} onPick={onPick} />
              ),
            )}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

type SlotProps = Pick<Props, "onPick"> & { readonly slot: SlotChoice; readonly isChosen: boolean };

function Slot({ slot, isChosen, onPick }: SlotProps) {
  const { startTime, label, office, language, mark } = slot;
  return (
    <label className="slot">
      <input
        type="radio"
        name="startTime"
        id={slotControlId(slot)}
        value={startTime}
        onChange={() => onPick(startTime)}
        defaultChecked={isChosen}
      />
      <span>
        <b>{label}</b>
        {language === null ? null : <small> {language}</small>}
        {mark && <small> {mark}</small>}
      </span>
      {office === null ? null : (
        <span>
          <span className="vh">, </span>
          {office.time}
          <span className="slot-city"> {office.city}</span>
        </span>
      )}
    </label>
  );
}

/**
 * Taken times. One or two are cells between the free times. More are one line, which expands to a list of the times.
 */
function Taken({ run: { label, times } }: { readonly run: TakenRun }) {
  const t = useTranslations("booking.date");
  if (times.length < 3) {
    return times.map((time) => (
      <p key={time} className="slot-taken">
        {time} <span>{t("taken")}</span>
      </p>
    ));
  }
  return (
    <details className="slots-taken">
      <summary>
        {label} {t("taken")} <u className="slots-show">{t("showTaken")}</u>
        <u className="slots-hide">{t("hideTaken")}</u>
      </summary>
      <ul role="list">
        {times.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
    </details>
  );
}
