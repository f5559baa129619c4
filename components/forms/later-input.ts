import { proofField } from "@/lib/platform/forms/form-state";
import type { FormState } from "@/lib/platform/forms/form-state";

const controls = "textarea, select, input:not([type=hidden], [type=password], [type=file], [type=submit])";

/** What the user has typed or chosen since the form was sent, by field name. An unticked box is "". */
export function laterInput(form: HTMLFormElement, sent: FormData): Readonly<Record<string, string>> {
  const now = new FormData(form);
  const names = [...form.elements]
    .filter((control): control is HTMLInputElement => control.matches(controls))
    .map(({ name }) => name)
    .filter((name) => name !== "" && name !== proofField);
  const values = names.map((name) => [name, now.get(name) ?? ""] as const);
  return Object.fromEntries(
    values.filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== textOf(entry[0])),
  );

  function textOf(name: string) {
    return sent.get(name) ?? "";
  }
}

/** The response with what the user has typed since the form was sent, for a form that shows its values again. */
export function withLaterInput(state: FormState, form: HTMLFormElement | undefined, sent: FormData): FormState {
  if (state.status !== "failed" || !form || Object.keys(state.values).length === 0) return state;
  return { ...state, values: { ...state.values, ...laterInput(form, sent) } };
}
