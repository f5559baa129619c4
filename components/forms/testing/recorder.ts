import type { FormAction, FormState } from "@/lib/platform/forms/form-state";

/** An action that records its form data and returns the same state each time. */
export function recorder(answer: FormState = { status: "done" }) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const action: FormAction = async (_previous, form) => {
    sent.push(Object.fromEntries(form));
    return answer;
  };
  return { sent, action };
}
