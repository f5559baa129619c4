import { act, fireEvent, render, screen } from "@testing-library/react";

import { hideToast, listToasts, showToast } from "./toast-store";
import { Toaster } from "./toaster";

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster dismissLabel="Dismiss" />);
});

afterEach(() => {
  act(() => {
    for (const { id } of listToasts()) hideToast(id);
    jest.runAllTimers();
  });
  jest.useRealTimers();
});

const show = (title: string, tone?: "bad") => act(() => void showToast({ title, tone }));
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const toastText = (title: string) => screen.queryByText(title);

describe("a toast", () => {
  it("is shown for five seconds, then fades, and is removed 300 ms later", () => {
    show("Reference copied");
    wait(4999);
    expect(listToasts()).toMatchObject([{ isLeaving: false }]);
    wait(1);
    expect(listToasts()).toMatchObject([{ isLeaving: true }]);
    wait(299);
    expect(toastText("Reference copied")).toBeInTheDocument();
    wait(1);
    expect(toastText("Reference copied")).not.toBeInTheDocument();
  });

  it("pauses its countdown while hovered, and resumes it afterwards", () => {
    show("Reference copied");
    wait(3000);
    fireEvent.mouseEnter(screen.getByRole("status"));
    wait(60_000);
    fireEvent.mouseLeave(screen.getByRole("status"));
    wait(1999);
    expect(listToasts()).toMatchObject([{ isLeaving: false }]);
    wait(1);
    expect(listToasts()).toMatchObject([{ isLeaving: true }]);
  });

  it("pauses its countdown while focused", () => {
    show("Reference copied");
    act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
    wait(60_000);
    expect(toastText("Reference copied")).toBeInTheDocument();
    act(() => screen.getByRole("button", { name: "Dismiss" }).blur());
    wait(5300);
    expect(toastText("Reference copied")).not.toBeInTheDocument();
  });

  it("that is dismissed while hovered does not pause the countdown of the next toast", () => {
    show("First");
    fireEvent.mouseEnter(screen.getByRole("status"));
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    wait(300);
    expect(toastText("First")).not.toBeInTheDocument();
    show("Second");
    wait(5300);
    expect(toastText("Second")).not.toBeInTheDocument();
  });

  it("that is dismissed while focused does not pause the countdown of another toast", () => {
    show("First");
    show("Second");
    const [first] = screen.getAllByRole("button", { name: "Dismiss" });
    act(() => first?.focus());
    fireEvent.click(first ?? document.body);
    wait(5300);
    expect(toastText("First")).not.toBeInTheDocument();
    expect(toastText("Second")).not.toBeInTheDocument();
  });

  it("that is replaced while focused does not pause the countdowns of newer toasts", () => {
    show("One");
    act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
    for (const title of ["Two", "Three", "Four"]) show(title);
    wait(5300);
    expect(listToasts()).toEqual([]);
  });

  it("is removed when three newer toasts are shown", () => {
    for (const title of ["One", "Two", "Three", "Four"]) show(title);
    expect(toastText("One")).not.toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(3);
  });

  it("is announced assertively only if it reports a failure", () => {
    show("Reference copied");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    show("Connection Error", "bad");
    expect(screen.getByRole("alert")).toHaveTextContent("Connection Error");
  });
});
