import { textFields } from "./form-state";

/**
 * Two people edit one record at once. The second form is refused, and the user chooses one of the two versions for each
 * field in which they differ.
 */

/** A field that a form edits. `controls` are the names of its form controls, for example one for each checkbox. */
export type EditedField = { readonly name: string; readonly controls: readonly string[] };

/** The values of form controls by name. The value of a ticked checkbox is "true". */
export type ControlValues = Readonly<Record<string, string>>;

export type ConflictLine = {
  readonly field: string;
  /** Whether the user's form changes the value that was stored when the form was shown. */
  readonly isMineChanged: boolean;
  /** Whether another person has changed this value since. */
  readonly isTheirsChanged: boolean;
  /** The value that the form preselects: "mine" if the user changed the field, otherwise "theirs". */
  readonly chosen: "mine" | "theirs";
};

/**
 * `base` is what was stored when the user's form was shown, `mine` is what the user's form contains, and `theirs` is
 * what is stored now.
 */
export type Versions = Readonly<Record<"base" | "mine" | "theirs", ControlValues>>;

/** Lists the fields in which `mine` and `theirs` differ. */
export function conflictLines(
  fields: readonly EditedField[],
  { base, mine, theirs }: Versions,
): readonly ConflictLine[] {
  return fields
    .filter(({ controls }) => differ(controls, mine, theirs))
    .map(({ name, controls }) => {
      const isMineChanged = differ(controls, mine, base);
      const isTheirsChanged = differ(controls, theirs, base);
      return { field: name, isMineChanged, isTheirsChanged, chosen: isMineChanged ? "mine" : "theirs" };
    });
}

function differ(controls: readonly string[], one: ControlValues, other: ControlValues): boolean {
  return controls.some((control) => (one[control] ?? "") !== (other[control] ?? ""));
}

/** Adds a prefix to each name, for hidden copies of a form's controls. */
export function prefixed(prefix: string, values: ControlValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));
}

/** Returns the values of the hidden copies with this prefix, under the names without the prefix. */
export function unprefixed(prefix: string, values: ControlValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
}

/**
 * Reads the submitted fields. After a conflict, the user chooses a value for each field. If the user chose "theirs",
 * the result contains the stored value, which the form submits as `theirs.<control>`. A field with one control is given
 * by its name.
 */
export function chosenFields(form: FormData, fields: readonly (string | EditedField)[]): Record<string, string> {
  const chosen = textFields(form);
  for (const field of fields) {
    const { name, controls } = typeof field === "string" ? { name: field, controls: [field] } : field;
    if (chosen[`choice.${name}`] !== "theirs") continue;
    for (const control of controls) chosen[control] = chosen[`theirs.${control}`] ?? "";
  }
  return chosen;
}
