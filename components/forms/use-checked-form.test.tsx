import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { z } from "zod";

import type { FormAction } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { useCheckedForm } from "./use-checked-form";
import type { FormCheck } from "./use-checked-form";
import { useFormAction } from "./use-form-action";

const check: FormCheck = z
  .instanceof(FormData)
  .refine((form) => String(form.get("subject")).length >= 5, { path: ["subject"], message: "subjectTooShort" });

function Form({ action, loadCheck }: { readonly action: FormAction; readonly loadCheck: () => Promise<FormCheck> }) {
  const submission = useFormAction(action, { offline: "No connection" });
  const { bind, props } = useCheckedForm({ submission, loadCheck, fields: ["subject"], messageFor: (code) => code });
  const { control, error } = bind("subject");
  return (
    <form {...props}>
      <input aria-label="Subject" aria-invalid={error !== undefined} {...control} />
      <button type="submit">Send</button>
    </form>
  );
}

function setUp(loadCheck: () => Promise<FormCheck>) {
  const action = jest.fn<ReturnType<FormAction>, Parameters<FormAction>>(async () => ({ status: "done" }));
  const load = jest.fn(loadCheck);
  renderIn("en", <Form action={action} loadCheck={load} />);
  return {
    action,
    load,
    subject: screen.getByRole("textbox", { name: "Subject" }),
    send: () => fireEvent.click(screen.getByRole("button")),
  };
}

it("the form loads the check when the first character is typed, not when a field takes the focus", async () => {
  const { load, subject } = setUp(async () => check);
  fireEvent.focus(subject);
  expect(load).not.toHaveBeenCalled();
  await act(async () => fireEvent.input(subject, { target: { value: "H" } }));
  expect(load).toHaveBeenCalledTimes(1);
});

it("if its check finds an error, the form shows the error and sends nothing", async () => {
  const { action, subject, send } = setUp(async () => check);
  send();
  await waitFor(() => expect(subject).toBeInvalid());
  expect(action).not.toHaveBeenCalled();
});

it("the form sends unchecked answers to the server if the check cannot be loaded", async () => {
  const { action, send } = setUp(() => Promise.reject(new Error("Loading chunk failed")));
  send();
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
});

it("the form sends unchecked answers to the server if the check has not loaded after 4 seconds", async () => {
  jest.useFakeTimers();
  try {
    const { action, send } = setUp(() => new Promise(() => {}));
    send();
    await act(() => jest.advanceTimersByTimeAsync(3_900));
    expect(action).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(action).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

it("the form is sent once if the button is pressed twice while the check is loading", async () => {
  const { action, subject, send } = setUp(async () => check);
  fireEvent.input(subject, { target: { value: "Lost money" } });
  send();
  send();
  await waitFor(() => expect(action).toHaveBeenCalled());
  await act(async () => {});
  expect(action).toHaveBeenCalledTimes(1);
});

function ChoiceForm() {
  const submission = useFormAction(async () => ({ status: "done" }), { offline: "No connection" });
  const { bind, props } = useCheckedForm({
    submission,
    loadCheck: async () => check,
    fields: ["subject"],
    messageFor: (code) => code,
  });
  const { control } = bind("subject");
  return (
    <form {...props}>
      {["a", "b", "c"].map((value) => (
        <input key={value} type="radio" value={value} aria-label={value} defaultChecked={value === "a"} {...control} />
      ))}
    </form>
  );
}

it.each(["a", "b", "c"])(
  "the form keeps the radio button that was chosen before the script ran: %s",
  async (chosen) => {
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(<ChoiceForm />);
    const button = screen.getByRole("radio", { name: chosen });
    fireEvent.click(button);
    await act(async () => void hydrateRoot(place, <ChoiceForm />));
    expect(button).toBeChecked();
    place.remove();
  },
);
