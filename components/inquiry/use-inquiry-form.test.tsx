import { act, fireEvent, screen, waitFor } from "@testing-library/react";

import type { FormAction } from "@/lib/platform/form-state";
import { contactWords } from "@/lib/testing/inquiry-words";
import { renderIn } from "@/lib/testing/render";

import { useInquiryForm } from "./use-inquiry-form";
import type { Check } from "./use-inquiry-form";

const check: Check = (form) => (String(form.get("subject")).length < 5 ? { subject: ["subjectTooShort"] } : {});

function Form({ action, loadCheck }: { readonly action: FormAction; readonly loadCheck: () => Promise<Check> }) {
  const { bind, form } = useInquiryForm({ action, loadCheck, names: ["subject"], words: contactWords("en") });
  return (
    <form {...form}>
      <input name="subject" aria-label="Subject" aria-invalid={bind("subject").error !== undefined} />
      <button type="submit">Send</button>
    </form>
  );
}

function setUp(loadCheck: () => Promise<Check>) {
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

it("loads the check with the first character that is typed, and not before", async () => {
  const { load, subject } = setUp(async () => check);
  fireEvent.focus(subject);
  expect(load).not.toHaveBeenCalled();
  await act(async () => fireEvent.input(subject, { target: { value: "H" } }));
  expect(load).toHaveBeenCalledTimes(1);
});

it("checks before it sends", async () => {
  const { action, subject, send } = setUp(async () => check);
  send();
  await waitFor(() => expect(subject).toBeInvalid());
  expect(action).not.toHaveBeenCalled();
});

it("leaves the check to the server when it cannot be loaded", async () => {
  const { action, send } = setUp(() => Promise.reject(new Error("Loading chunk failed")));
  send();
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
});

it("leaves the check to the server when it does not arrive in time", async () => {
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
