import { fireEvent, screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { ScrolledList } from "./scrolled-list";

const list = (address: string, current?: string) => (
  <ScrolledList address={address} current={current}>
    <a href="#one" aria-current={current === "one" ? "true" : undefined}>
      One
    </a>
  </ScrolledList>
);
const frame = () => screen.getByRole("link").parentElement;

function scrollTo(top: number): void {
  const element = frame();
  if (!element) throw new Error("The list has no frame");
  element.scrollTop = top;
  fireEvent.scroll(element);
}

const rect = (top: number, bottom: number) => ({ top, bottom }) as DOMRect;

describe("the list beside an open item", () => {
  afterEach(() => jest.restoreAllMocks());

  it("keeps its place when it is rendered anew for another item", () => {
    const { unmount } = renderIn("en", list("/kept"));
    scrollTo(340);
    unmount();
    renderIn("en", list("/kept", "two"));
    expect(frame()?.scrollTop).toBe(340);
  });

  it("does not take the place of a list with another address", () => {
    const { unmount } = renderIn("en", list("/first"));
    scrollTo(340);
    unmount();
    renderIn("en", list("/second"));
    expect(frame()?.scrollTop).toBe(0);
  });

  it("scrolls to the row of the open item if that row is out of view", () => {
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return this.tagName === "A" ? rect(1_400, 1_460) : rect(200, 900);
    });
    renderIn("en", list("/out-of-view", "one"));
    expect(frame()?.scrollTop).toBe(880);
  });
});
