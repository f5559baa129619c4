import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";

import messages from "@/messages/en.json";

import { ErrorTexts } from "./error-texts";
import { Main } from "./main";

const page = (path: string) => (
  <PathnameContext value={path}>
    <ErrorTexts texts={messages.errorScreens}>
      <Main>
        <label>
          Message <input />
        </label>
      </Main>
    </ErrorTexts>
  </PathnameContext>
);

const rejectUnheard = (reason: unknown) => act(() => void dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason })));
const title = () => screen.queryByRole("heading", { name: "Something went wrong" });

it("shows the error screen for a promise that nobody caught, and keeps what was typed", async () => {
  render(page("/contact"));
  await userEvent.type(screen.getByLabelText("Message"), "All of it");
  rejectUnheard(new Error("lost"));
  expect(title()).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(title()).toBeNull();
  expect(screen.getByLabelText("Message")).toHaveValue("All of it");
});

it.each([
  ["a request given up", new DOMException("given up", "AbortError")],
  ["an app around the browser", "Object Not Found Matching Id:2"],
  ["an extension", Object.assign(new Error("theirs"), { stack: "Error: theirs\n    at moz-extension://abc/content.js:1:1" })],
])("leaves the page alone for %s", (_whose, reason) => {
  render(page("/contact"));
  rejectUnheard(reason);
  expect(title()).toBeNull();
});

it("leaves the failure behind on the way to another page", () => {
  const { rerender } = render(page("/contact"));
  rejectUnheard(new Error("lost"));
  rerender(page("/about"));
  expect(title()).toBeNull();
});
