import { act, fireEvent, render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";

import { PageLoadingMessage } from "./page-loading-message";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

const interceptClick = (event: React.MouseEvent) => event.preventDefault();

/** Two links to pages, which the router intercepts, and a fragment link, which the browser follows by itself. */
const links = [
  { href: "/de/booking?service=x", label: "Beratung", onClick: interceptClick },
  { href: "/faq", label: "Fragen", onClick: interceptClick },
  { href: "#elsewhere", label: "Anderswo" },
];

function Page({ at }: { at: string }) {
  jest.mocked(usePathname).mockReturnValue(at);
  return (
    <>
      {links.map(({ label, ...link }) => (
        <a key={label} {...link}>
          <b>{label}</b>
        </a>
      ))}
      <PageLoadingMessage booking="Buchungssystem wird geladen" page="Wird geladen" />
    </>
  );
}

const status = () => screen.getByRole("status");
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("the loading message of a page", () => {
  it("appears 300 ms after a click on a booking link, names the booking system, and is removed on the new page", () => {
    const { rerender } = render(<Page at="/faq" />);
    fireEvent.click(screen.getByText("Beratung"));
    wait(299);
    expect(status()).toBeEmptyDOMElement();
    wait(1);
    expect(status()).toHaveTextContent("Buchungssystem wird geladen");
    rerender(<Page at="/de/booking" />);
    expect(status()).toBeEmptyDOMElement();
    rerender(<Page at="/faq" />);
    expect(status()).toBeEmptyDOMElement();
  });

  it("does not appear if the page arrives within 300 ms", () => {
    const { rerender } = render(<Page at="/" />);
    fireEvent.click(screen.getByText("Fragen"));
    rerender(<Page at="/faq" />);
    wait(1000);
    expect(status()).toBeEmptyDOMElement();
  });

  it("does not name the booking system if the link leads to a page outside the booking", () => {
    render(<Page at="/" />);
    fireEvent.click(screen.getByText("Fragen"));
    wait(1000);
    expect(status()).toHaveTextContent("Wird geladen");
  });

  it("does not appear for a link to the current page, and is not cancelled by a click on a fragment link", () => {
    render(<Page at="/faq" />);
    fireEvent.click(screen.getByText("Fragen"));
    wait(1000);
    expect(status()).toBeEmptyDOMElement();
    fireEvent.click(screen.getByText("Beratung"));
    fireEvent.click(screen.getByText("Anderswo"));
    wait(1000);
    expect(status()).toHaveTextContent("Buchungssystem wird geladen");
  });

  it("stays after a popstate event without router state, and disappears when the visitor goes back", () => {
    render(<Page at="/faq" />);
    fireEvent.click(screen.getByText("Beratung"));
    wait(1000);
    fireEvent(window, new PopStateEvent("popstate", { state: null }));
    expect(status()).toHaveTextContent("Buchungssystem wird geladen");
    fireEvent(window, new PopStateEvent("popstate", { state: { __NA: true } }));
    expect(status()).toBeEmptyDOMElement();
  });
});
