import { useTranslations } from "next-intl";

import type { SlotChoice } from "./times-view";

type Props = {
  readonly slots: readonly SlotChoice[];
  readonly label: string;
  readonly chosen: string | null;
  readonly onPick: (startTime: string) => void;
};

export function slotControlId(index: number): string {
  return `slot-${index}`;
}

/** The day's times as radio buttons: arrow keys move between them, and a form without a script can send one. */
export function SlotList({ slots, label, chosen, onPick }: Props) {
  const t = useTranslations("booking.date");
  return (
    <div role="radiogroup" aria-label={label} className="slots">
      {slots.map((slot, index) => (
        <label key={slot.startTime} className="slot" data-taken={slot.isTaken || undefined}>
          <input
            type="radio"
            className="slot-radio"
            name="startTime"
            id={slotControlId(index)}
            value={slot.startTime}
            disabled={slot.isTaken}
            onChange={() => onPick(slot.startTime)}
            defaultChecked={!slot.isTaken && slot.startTime === chosen}
          />
          <b>{slot.label}</b> <SlotNote text={slot.isTaken ? t("taken") : slot.officeLabel} />
        </label>
      ))}
    </div>
  );
}

function SlotNote({ text }: { readonly text: string | null }) {
  return text === null ? null : <span>{text}</span>;
}
