import { textFields } from "@/lib/platform/forms/form-state";

import { safeContactInstructions } from "./safe-contact/names";

/**
 * Contact data as the values of a form's fields. The field `safeContact` contains the names of the safe-contact
 * instructions, separated by commas.
 */
export type ContactValues<Field extends string> = Readonly<Record<Field, string>>;

export type ConflictLine<Field extends string = string> = {
  readonly field: Field;
  /** The value that was stored when the user's form was shown. */
  readonly base: string;
  /** The value in the user's form. */
  readonly mine: string;
  /** The value that is stored now, after another person's change to the record. */
  readonly theirs: string;
  /** The value that the form preselects: "mine" if the user changed the field, otherwise "theirs". */
  readonly chosen: "mine" | "theirs";
};

type Versions<Field extends string> = Readonly<Record<"base" | "mine" | "theirs", ContactValues<Field>>>;

/** Lists the fields in which `mine` and `theirs` differ. */
export function conflictLines<Field extends string>(
  fields: readonly Field[],
  { base, mine, theirs }: Versions<Field>,
): readonly ConflictLine<Field>[] {
  return fields
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      field,
      base: base[field],
      mine: mine[field],
      theirs: theirs[field],
      chosen: mine[field] === base[field] ? ("theirs" as const) : ("mine" as const),
    }));
}

/**
 * Reads the contact data from a submitted form. With a `prefix` such as "base.", reads the hidden fields with names
 * that have this prefix.
 */
export function contactValuesOf<Field extends string>(
  fields: readonly Field[],
  submitted: Readonly<Record<string, string>>,
  prefix = "",
): ContactValues<Field> {
  const ticked = safeContactInstructions.filter((name) => submitted[name] === "true").join(",");
  const entries = fields.map((field) => [
    field,
    field === "safeContact" && prefix === "" ? ticked : (submitted[`${prefix}${field}`] ?? ""),
  ]);
  return Object.fromEntries(entries) as ContactValues<Field>;
}

/** Adds a prefix to each field name, for hidden copies of a form's fields. */
export function prefixed(prefix: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));
}

/**
 * Reads the submitted fields. After a conflict, the user chooses a value for each field. If the user chose "theirs",
 * the result contains the stored value, which the form submits as `theirs.<field>`.
 */
export function chosenFields(form: FormData, fields: readonly string[]): Record<string, string> {
  const { safeContact: _, ...typed } = textFields(form);
  const chosen: Record<string, string> = { ...typed };
  for (const name of fields) {
    if (chosen[`choice.${name}`] !== "theirs") continue;
    const theirs = chosen[`theirs.${name}`] ?? "";
    if (name !== "safeContact") chosen[name] = theirs;
    else for (const each of safeContactInstructions) chosen[each] = String(theirs.split(",").includes(each));
  }
  return chosen;
}
