import { textFields } from "@/lib/platform/forms/form-state";

import type { FoundPerson } from "../queries/person";

/** The name of a checkbox begins with this prefix. The id of the message or lead follows. */
export const choicePrefix = "choice.";

/** Reads the form that erases a client: which uncertain messages and leads it listed, and which of them are ticked. */
export function readErasure(form: FormData): unknown {
  const fields = textFields(form);
  const names = Object.keys(fields).filter((name) => name.startsWith(choicePrefix));
  return {
    ...fields,
    shownIds: (fields.shown ?? "").split(" ").filter(Boolean),
    chosenIds: names.map((name) => name.slice(choicePrefix.length)),
  };
}

/**
 * The details of an audit row that say which of the uncertain messages and leads staff chose and which they left, by
 * id. Empty if nothing was uncertain.
 */
export function choiceDetails(
  { uncertain }: Pick<FoundPerson, "uncertain">,
  chosenIds: readonly string[],
): Readonly<Record<string, string>> {
  if (uncertain.length === 0) return {};
  const ids = (isChosen: boolean) =>
    uncertain.flatMap(({ id }) => (chosenIds.includes(id) === isChosen ? id : [])).join(" ");
  return { chosen: ids(true), left: ids(false) };
}
