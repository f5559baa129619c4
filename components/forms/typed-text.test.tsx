import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useState } from "react";

import type { FormState } from "@/lib/platform/forms/form-state";

import { rememberEarlyText } from "./early-text";
import { forgetAllTexts } from "./typed-text-store";
import { useFormAction } from "./use-form-action";

const phrase = `${"abandon ".repeat(11)}about`;
let answer: FormState = { status: "done" };

function NoteForm({ stored = "" }: { readonly stored?: string }) {
  const { form } = useFormAction(() => Promise.resolve(answer), { offline: "No connection" });
  const [heard, setHeard] = useState("");
  return (
    <form {...form} aria-label="Note">
      <input type="hidden" name="reference" value="FRS-7K2M-4Q93" />
      <textarea
        name="text"
        aria-label="Text"
        defaultValue={stored}
        onChange={(event) => setHeard(event.target.value)}
      />
      <select name="kind" aria-label="Kind" defaultValue="call" onChange={(event) => setHeard(event.target.value)}>
        <option value="call">Call</option>
        <option value="meeting">Meeting</option>
      </select>
      <p role="status">{heard}</p>
      <button>Send</button>
    </form>
  );
}

const desk = (form: React.ReactNode) => (
  <div className="desk" data-owner="alex">
    {form}
  </div>
);
const field = () => screen.getByLabelText("Text");
const stored = () => Object.values({ ...sessionStorage }).join();
/** Whether the browser would ask before it leaves the page. */
const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
/** The code that keeps texts is loaded after the form was shown. */
const shown = async (form: React.ReactNode) => {
  const view = render(desk(form));
  await act(async () => void (await import("./typed-text")));
  return view;
};

async function type(text: string): Promise<void> {
  fireEvent.input(field(), { target: { value: text } });
  await waitFor(() => expect(stored()).toContain(text));
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  answer = { status: "done" };
});

describe("a text that staff typed", () => {
  it("is filled in again when its form is shown again, and the form hears of it", async () => {
    const { unmount } = await shown(<NoteForm />);
    await type("Call the bank");
    unmount();
    await shown(<NoteForm />);
    expect(field()).toHaveValue("Call the bank");
    expect(screen.getByRole("status")).toHaveTextContent("Call the bank");
  });

  it("makes the browser ask before it leaves the page, until the text is sent", async () => {
    await shown(<NoteForm />);
    expect(asks()).toBe(false);
    await type("Call the bank");
    expect(asks()).toBe(true);
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => expect(asks()).toBe(false));
    expect(stored()).toBe("");
  });

  it("is kept if sending it failed", async () => {
    answer = { status: "failed", error: "AUTH_TOKEN_EXPIRED", message: "Ended", fields: {}, values: {} };
    await shown(<NoteForm />);
    await type("Call the bank");
    await act(async () => void fireEvent.submit(screen.getByRole("form")));
    expect(stored()).toContain("Call the bank");
    expect(asks()).toBe(true);
  });

  it("does not replace a text that a colleague has changed since", async () => {
    const { unmount } = await shown(<NoteForm stored="First" />);
    await type("First and mine");
    unmount();
    await shown(<NoteForm stored="Second" />);
    expect(field()).toHaveValue("Second");
  });

  it("is not shown to another staff member, and is deleted at sign-out", async () => {
    const { unmount } = await shown(<NoteForm />);
    await type("Call the bank");
    unmount();
    const other = render(
      <div className="desk" data-owner="morgan">
        <NoteForm />
      </div>,
    );
    await act(async () => void (await import("./typed-text")));
    expect(field()).toHaveValue("");
    other.unmount();
    forgetAllTexts();
    expect(stored()).toBe("");
  });

  it("is not stored if it is a recovery phrase", async () => {
    await shown(<NoteForm />);
    fireEvent.input(field(), { target: { value: phrase } });
    await act(async () => void (await import("@/lib/platform/wallet-secrets/secret-fields")));
    expect(stored()).not.toContain("abandon");
    expect(asks()).toBe(true);
  });

  it("is heard by its form if it was typed before the scripts ran", async () => {
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(desk(<NoteForm stored="First" />));
    fireEvent.input(field(), { target: { value: "First and early" } });
    rememberEarlyText();
    await act(async () => void hydrateRoot(place, desk(<NoteForm stored="First" />)));
    await act(async () => void (await import("./typed-text")));
    expect(field()).toHaveValue("First and early");
    expect(screen.getByRole("status")).toHaveTextContent("First and early");
  });
});

it("a choice that staff made before the scripts ran is kept, and its form hears of it", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(desk(<NoteForm />));
  fireEvent.change(screen.getByLabelText("Kind"), { target: { value: "meeting" } });
  await act(async () => void hydrateRoot(place, desk(<NoteForm />)));
  await act(async () => void (await import("./typed-text")));
  expect(screen.getByLabelText("Kind")).toHaveValue("meeting");
  expect(screen.getByRole("status")).toHaveTextContent("meeting");
});
