import { act, fireEvent, render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";

import { PageWait } from "./page-wait";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

const stays = (event: React.MouseEvent) => event.preventDefault();

/** Links that our router takes from the browser, as it does with every one of ours, and one that it leaves alone. */
const links = [
  { href: "/de/booking?service=x", label: "Beratung", onClick: stays },
  { href: "/faq", label: "Fragen", onClick: stays },
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
      <PageWait booking="Buchungssystem wird geladen" page="Wird geladen" />
    </>
  );
}

const status = () => screen.getByRole("status");
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("the word that a page is on its way", () => {
  it("comes after a moment, names the booking system, and goes with the page's arrival", () => {
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

  it("does not come for a page that is there by then", () => {
    const { rerender } = render(<Page at="/" />);
    fireEvent.click(screen.getByText("Fragen"));
    rerender(<Page at="/faq" />);
    wait(1000);
    expect(status()).toBeEmptyDOMElement();
  });

  it("is a plain one for other pages", () => {
    render(<Page at="/" />);
    fireEvent.click(screen.getByText("Fragen"));
    wait(1000);
    expect(status()).toHaveTextContent("Wird geladen");
  });

  it("does not come for a link to the page itself, and stays when the browser is left to follow another", () => {
    render(<Page at="/faq" />);
    fireEvent.click(screen.getByText("Fragen"));
    wait(1000);
    expect(status()).toBeEmptyDOMElement();
    fireEvent.click(screen.getByText("Beratung"));
    fireEvent.click(screen.getByText("Anderswo"));
    wait(1000);
    expect(status()).toHaveTextContent("Buchungssystem wird geladen");
  });

  it("stays on the way to a place on the page, and goes with Back", () => {
    render(<Page at="/faq" />);
    fireEvent.click(screen.getByText("Beratung"));
    wait(1000);
    fireEvent(window, new PopStateEvent("popstate", { state: null }));
    expect(status()).toHaveTextContent("Buchungssystem wird geladen");
    fireEvent(window, new PopStateEvent("popstate", { state: { __NA: true } }));
    expect(status()).toBeEmptyDOMElement();
  });
});
