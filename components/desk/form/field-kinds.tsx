"use client";

import type { ReactNode } from "react";

import { FileControl } from "./kinds/file";
import { CheckControl, ChoicesControl, WeekdaysControl } from "./kinds/checks";
import { ChoiceControl } from "./kinds/choice";
import { LanguagesControl } from "./kinds/languages";
import { LineControl } from "./kinds/line";
import { MoneyControl } from "./kinds/money";
import { SpansControl } from "./kinds/spans";
import { TextControl } from "./kinds/text";
import { useStaffForm } from "./form-context";
import { isVisible, withRevealed } from "./staff-field";
import type { StaffField } from "./staff-field";

type Kind = NonNullable<StaffField["kind"]>;
type OfKind<K extends Kind> = Extract<StaffField, { readonly kind?: K }>;

/**
 * The kinds of fields. A new kind is a row here, a type in `staff-field.ts` and, if it has several controls, their
 * names in `field-values.ts`.
 */
const kinds: { readonly [K in Kind]: (props: { readonly field: OfKind<K> }) => ReactNode } = {
  text: LineControl,
  email: LineControl,
  phone: LineControl,
  number: LineControl,
  date: LineControl,
  datetime: LineControl,
  time: LineControl,
  password: LineControl,
  code: LineControl,
  multiline: TextControl,
  lines: TextControl,
  money: MoneyControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  weekdays: WeekdaysControl,
  spans: SpansControl,
  languages: LanguagesControl,
  check: CheckControl,
  file: FileControl,
  hidden: ({ field: { name, value } }) => <input type="hidden" name={name} value={value} />,
};

function Control({ field }: { readonly field: StaffField }) {
  const Kind = kinds[field.kind ?? "text"] as (props: { readonly field: StaffField }) => ReactNode;
  return <Kind field={field} />;
}

/** Shows fields one below the other, each with the fields that it reveals. */
export function Controls({ fields }: { readonly fields: readonly StaffField[] }) {
  return fields.map((field) =>
    field.kind === "check" && field.reveals ? (
      <div key={field.name} className="revealing-check">
        <Control field={field} />
        <div className="staff-form-fields">
          <Controls fields={field.reveals} />
        </div>
      </div>
    ) : (
      <Control key={field.name} field={field} />
    ),
  );
}

/** The named fields of the staff form around it, for a form with its own layout. */
export function Fields({ names }: { readonly names: readonly string[] }) {
  const { fields } = useStaffForm();
  const all = withRevealed(fields).filter(isVisible);
  return <Controls fields={names.flatMap((name) => all.filter((field) => field.name === name))} />;
}
