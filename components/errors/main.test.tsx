import { act, fireEvent, render, screen } from "@testing-library/react";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";

import messages from "@/messages/en.json";

import { ErrorTexts } from "./error-texts";
import { Main } from "./main";

const contact = { phone: "+1 416 555 0100", phoneHref: "tel:+14165550100", email: "office@example.com" };

const page = (path: string) => (
  <PathnameContext value={path}>
    <ErrorTexts texts={{ ...messages.errorScreens, booking: messages.errorScreens, contact }}>
      <Main>
        <label>
          Message <input />
        </label>
      </Main>
    </ErrorTexts>
  </PathnameContext>
);

// An error with "context" in its stack gets the error screen of the booking system. The stack of an error that a test
// creates may contain this word. The fixed stack does not contain it.
const lost = () => Object.assign(new Error("lost"), { stack: "Error: lost\n  at x.js" });

const rejectUnhandled = (reason: unknown) =>
  act(async () => void dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason })));
const title = () => screen.queryByRole("heading", { name: "Something went wrong" });

it("an unhandled rejection shows the error screen, and a retry shows the page as it was", async () => {
  const scrolled = jest.spyOn(window, "scrollTo").mockImplementation();
  Object.assign(window, { scrollY: 1_200 });
  render(page("/contact"));
  screen.getByLabelText("Message").focus();
  fireEvent.change(screen.getByLabelText("Message"), { target: { value: "All of it" } });
  await rejectUnhandled(lost());
  expect(title()).toBeVisible();
  expect(screen.getByRole("alert")).toHaveFocus();
  await act(async () => screen.getByRole("button", { name: "Try Again" }).click());
  expect(title()).toBeNull();
  expect(screen.getByLabelText("Message")).toHaveValue("All of it");
  expect(screen.getByLabelText("Message")).toHaveFocus();
  expect(scrolled).toHaveBeenLastCalledWith({ top: 1_200, behavior: "instant" });
});

it.each([
  ["an aborted request", new DOMException("aborted", "AbortError")],
  ["an app that embeds a browser", "Object Not Found Matching Id:2"],
  [
    "a browser extension",
    Object.assign(new Error("foreign"), { stack: "Error: foreign\n    at moz-extension://abc/content.js:1:1" }),
  ],
])("a rejection from %s does not affect the page", async (_source, reason) => {
  render(page("/contact"));
  await rejectUnhandled(reason);
  expect(title()).toBeNull();
});

it("the error screen disappears when the visitor goes to another page", async () => {
  const { rerender } = render(page("/contact"));
  await rejectUnhandled(lost());
  rerender(page("/about"));
  expect(title()).toBeNull();
});
