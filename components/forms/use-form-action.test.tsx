import { act, fireEvent, screen } from "@testing-library/react";

import type { FormAction } from "@/lib/platform/form-state";
import { renderIn } from "@/lib/testing/render";

import { useFormAction } from "./use-form-action";

function Form({ action }: { readonly action: FormAction }) {
  const { form } = useFormAction(action, { offline: "No connection" });
  return (
    <form {...form}>
      <button type="submit">Save</button>
    </form>
  );
}

it("two clicks in the same instant send the form once, and a click after the response sends it again", async () => {
  const action = jest.fn<ReturnType<FormAction>, Parameters<FormAction>>(async () => ({ status: "done" }));
  renderIn("en", <Form action={action} />);
  const form = screen.getByRole("button").closest("form") as HTMLFormElement;
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(action).toHaveBeenCalledTimes(1);
  await act(async () => {
    fireEvent.submit(form);
  });
  expect(action).toHaveBeenCalledTimes(2);
});
