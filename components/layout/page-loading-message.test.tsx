import { act, fireEvent, render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";

import { PageLoadingMessage } from "./page-loading-message";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

const interceptClick = (event: React.MouseEvent) => event.preventDefault();

/**
 * Two links that the router intercepts, as it does with all links of this site, and one that it leaves to the browser.
 */
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
  it("appears after a moment, names the booking system, and disappears when the page arrives", () => {
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

  it("does not appear for a page that arrives quickly", () => {
    const { rerender } = render(<Page at="/" />);
    fireEvent.click(screen.getByText("Fragen"));
    rerender(<Page at="/faq" />);
    wait(1000);
    expect(status()).toBeEmptyDOMElement();
  });

  it("is generic for other pages", () => {
    render(<Page at="/" />);
    fireEvent.click(screen.getByText("Fragen"));
    wait(1000);
    expect(status()).toHaveTextContent("Wird geladen");
  });

  it("does not appear for a link to the current page, and remains while the browser itself follows a link", () => {
    render(<Page at="/faq" />);
    fireEvent.click(screen.getByText("Fragen"));
    wait(1000);
    expect(status()).toBeEmptyDOMElement();
    fireEvent.click(screen.getByText("Beratung"));
    fireEvent.click(screen.getByText("Anderswo"));
    wait(1000);
    expect(status()).toHaveTextContent("Buchungssystem wird geladen");
  });

  it("remains when a fragment link is followed, and disappears with Back", () => {
    render(<Page at="/faq" />);
    fireEvent.click(screen.getByText("Beratung"));
    wait(1000);
    fireEvent(window, new PopStateEvent("popstate", { state: null }));
    expect(status()).toHaveTextContent("Buchungssystem wird geladen");
    fireEvent(window, new PopStateEvent("popstate", { state: { __NA: true } }));
    expect(status()).toBeEmptyDOMElement();
  });
});
