import { fireEvent, screen } from "@testing-library/react";

import { setDevice } from "@/lib/testing/media";
import { renderIn } from "@/lib/testing/render";

import { HeroAction } from "./hero-action";

const push = jest.fn();
jest.mock("next/navigation", () => ({ ...jest.requireActual<object>("next/navigation"), useRouter: () => ({ push }) }));

const scrollIntoView = jest.fn();
beforeEach(() => {
  push.mockReset();
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  setDevice({ width: 1200 });
});

const services = <section id="services-section" tabIndex={-1} />;
const link = () => screen.getByRole("link");

describe("a button that offers to learn more", () => {
  it.each([
    ["en", "Learn More"],
    ["de", "Mehr erfahren"],
    ["fr-CA", "En savoir plus"],
  ] as const)("scrolls smoothly to the services section: %s", (locale, label) => {
    renderIn(
      locale,
      <>
        {services}
        <HeroAction label={label} href="/services" />
      </>,
    );
    expect(link()).toHaveAttribute("href", "#services-section");
    expect(fireEvent.click(link())).toBe(false);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "smooth" });
    expect(document.getElementById("services-section")).toHaveFocus();
    expect(push).not.toHaveBeenCalled();
  });

  it("jumps to the services section if the visitor prefers reduced motion", () => {
    setDevice({ width: 1200, prefersReducedMotion: true });
    renderIn(
      "en",
      <>
        {services}
        <HeroAction label="Learn More" href="/services" />
      </>,
    );
    fireEvent.click(link());
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "auto" });
  });

  it("logs a warning and opens the services page if the current page has no services section", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    renderIn("de", <HeroAction label="Mehr erfahren" href="/services" />);
    fireEvent.click(link());
    expect(push).toHaveBeenCalledWith("/de/services");
    expect(warn.mock.calls).toEqual([[expect.stringContaining("services-section")]]);
    warn.mockRestore();
  });

  it("does not scroll if the click opens a new tab", () => {
    renderIn(
      "en",
      <>
        {services}
        <HeroAction label="Learn More" href="/services" />
      </>,
    );
    fireEvent.click(link(), { ctrlKey: true });
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

it('a button that is not labelled "Learn More" in any language links to its `href`, even if the page has a services section', () => {
  renderIn(
    "en",
    <>
      {services}
      <HeroAction label="Our services" href="https://example.com/services" />
    </>,
  );
  expect(link()).toHaveAttribute("href", "https://example.com/services");
});
