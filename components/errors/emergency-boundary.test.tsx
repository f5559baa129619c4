import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";

import messages from "@/messages/en.json";

import { EmergencyBoundary } from "./emergency-boundary";
import { ErrorTexts } from "./error-texts";

const contact = { phone: "+1 416 555 0100", phoneHref: "tel:+14165550100", email: "office@example.com" };

let isBroken = false;

function Wizard() {
  const [, redraw] = useState(0);
  if (isBroken) throw new Error("the wizard broke");
  return <button onClick={() => redraw((count) => count + 1)}>Redraw</button>;
}

function show({ reload = jest.fn(), isMain = false } = {}) {
  const page = (key: string) => (
    <ErrorTexts texts={{ ...messages.errorScreens, booking: messages.errorScreens, contact }}>
      <EmergencyBoundary product="Example Firm" reload={reload} resetsOnChange isMain={isMain}>
        <Wizard key={key} />
      </EmergencyBoundary>
    </ErrorTexts>
  );
  // These tests throw on purpose. React logs each caught error with console.error, which would otherwise fail the test.
  const complaints = jest.spyOn(console, "error").mockImplementation(() => {});
  const { rerender, unmount } = render(page("first"));
  return {
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    reload,
    complaints,
    change: () => rerender(page("second")),
    unmount,
  };
}

const rejectUnhandled = (reason: unknown) =>
  act(() => {
    dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  });

const restart = () => screen.getByRole("button", { name: "Try to Restart Component" });

describe("the emergency boundary", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    isBroken = false;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it("replaces the broken component with the emergency screen and offers a restart", async () => {
    const { user } = show();
    isBroken = true;
    await user.click(screen.getByRole("button", { name: "Redraw" }));
    expect(screen.getByRole("heading", { name: "Example Firm System Error" })).toBeVisible();
    expect(screen.getByText(/has been stopped to prevent data corruption/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Reload Application" })).toBeVisible();

    isBroken = false;
    await user.click(restart());
    expect(screen.getByRole("button", { name: "Redraw" })).toBeVisible();
  });

  it("shows an h2 below the page's title, and an h1 on a page without another h1", () => {
    const { unmount } = show();
    rejectUnhandled(new Error("lost"));
    expect(screen.getByRole("heading", { name: "Example Firm System Error", level: 2 })).toBeVisible();
    unmount();
    show({ isMain: true });
    rejectUnhandled(new Error("lost"));
    expect(screen.getByRole("heading", { name: "Example Firm System Error", level: 1 })).toBeVisible();
  });

  it("catches an unhandled rejection, but ignores rejections from aborted requests and browser extensions", () => {
    show();
    rejectUnhandled(new DOMException("aborted", "AbortError"));
    rejectUnhandled("Object Not Found");
    rejectUnhandled(
      Object.assign(new Error("foreign"), { stack: "Error: foreign\n    at chrome-extension://abc/content.js:1:1" }),
    );
    expect(screen.queryByRole("heading")).toBeNull();
    rejectUnhandled(new Error("lost"));
    expect(screen.getByRole("heading", { name: "Example Firm System Error" })).toBeVisible();
  });

  it("shows new children instead of the emergency screen", () => {
    const { change } = show();
    rejectUnhandled(new Error("lost"));
    change();
    expect(screen.getByRole("button", { name: "Redraw" })).toBeVisible();
  });

  it("warns of an error loop, and reloads the page once after two seconds", () => {
    const { reload } = show();
    for (let error = 0; error < 3; error++) rejectUnhandled(new Error("again"));
    expect(screen.queryByText(/several times in a row/)).toBeNull();
    rejectUnhandled(new Error("again"));
    rejectUnhandled(new Error("again"));
    expect(screen.getByText(/several times in a row/)).toBeVisible();
    act(() => jest.advanceTimersByTime(1999));
    expect(reload).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(10_000));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("does not treat errors with more than a second between them as a loop", () => {
    const { reload } = show();
    for (let error = 0; error < 6; error++) {
      rejectUnhandled(new Error("now and then"));
      act(() => jest.advanceTimersByTime(1500));
    }
    act(() => jest.advanceTimersByTime(10_000));
    expect(reload).not.toHaveBeenCalled();
  });
});
