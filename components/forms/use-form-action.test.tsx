import { act, fireEvent, screen } from "@testing-library/react";

import type { FormAction, FormState } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { ActionErrors } from "./form-errors";
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

describe("a message of the server", () => {
  const refusal: FormState = {
    status: "failed",
    error: "VALIDATION_ERROR",
    message: "Please check the fields.",
    fields: { name: ["Enter a name."], time: ["Choose a time."] },
    values: {},
  };

  function Checked() {
    const { state, form } = useFormAction(() => Promise.resolve(refusal), { offline: "No connection" });
    const error = (name: string) => (state.status === "failed" ? state.fields[name]?.[0] : undefined);
    return (
      <form {...form} aria-label="Form">
        <ActionErrors title="Not saved" state={state} controls={{ name: "name", time: "time" }} />
        <input id="name" name="name" aria-label="Name" />
        <p>{error("name")}</p>
        <input id="time" name="time" type="radio" aria-label="Noon" />
        <p>{error("time")}</p>
        <button>Save</button>
      </form>
    );
  }

  it("goes away when its field is changed, and the focus stays there", async () => {
    const { user } = renderIn("en", <Checked />);
    await user.click(screen.getByRole("button"));
    expect(screen.getAllByText("Enter a name.")).toHaveLength(2);
    await user.type(screen.getByLabelText("Name"), "Zoe");
    expect(screen.queryByText("Enter a name.")).toBeNull();
    expect(screen.getAllByText("Choose a time.")).toHaveLength(2);
    expect(screen.getByLabelText("Name")).toHaveFocus();
    await user.click(screen.getByLabelText("Noon"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText("Please check the fields.")).toBeNull();
  });

  it("comes back if the server refuses the field again", async () => {
    const { user } = renderIn("en", <Checked />);
    await user.click(screen.getByRole("button"));
    await user.type(screen.getByLabelText("Name"), "Zoe");
    await user.click(screen.getByRole("button"));
    expect(screen.getAllByText("Enter a name.")).toHaveLength(2);
  });
});
