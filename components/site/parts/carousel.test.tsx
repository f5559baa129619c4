import { act, fireEvent, screen } from "@testing-library/react";

import { setDevice } from "@/lib/testing/media";
import { renderIn } from "@/lib/testing/render";

import { Carousel } from "./carousel";
import { dimTime, settleTime } from "./use-paging";

const labels = {
  label: "Client reviews",
  carousel: "carousel",
  previous: "Previous reviews",
  next: "Next reviews",
  page: "Page {page} of {pages}",
};
const people = ["Ada", "Bea", "Cid", "Dora", "Emil"];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(names = people) {
  return renderIn(
    "en",
    <Carousel labels={labels} items={names.map((name) => ({ id: name, content: <p>{name}</p> }))} />,
  );
}

const visibleNames = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const finishTurn = () => advance(dimTime + settleTime);

describe("the carousel", () => {
  it.each([
    [1440, ["Ada", "Bea", "Cid"], 2],
    [992, ["Ada", "Bea", "Cid"], 2],
    [991, ["Ada", "Bea"], 3],
    [576, ["Ada", "Bea"], 3],
    [575, ["Ada"], 5],
  ])("shows as many cards as fit into %i px", (width, names, pages) => {
    setDevice({ width });
    show();
    expect(visibleNames()).toEqual(names);
    expect(screen.getAllByRole("button", { name: /^Page/ })).toHaveLength(pages);
    expect(button(`Page 1 of ${pages}`)).toHaveAttribute("aria-current", "true");
  });

  it("shows the last page if the current page no longer exists after the window becomes wider", () => {
    const resize = setDevice({ width: 500 });
    show();
    press("Page 5 of 5");
    finishTurn();
    expect(visibleNames()).toEqual(["Emil"]);
    act(() => resize({ width: 1200 }));
    expect(visibleNames()).toEqual(["Dora", "Emil"]);
  });

  it("has no dots and no enabled buttons if there is only one page", () => {
    setDevice({ width: 1200 });
    show(people.slice(0, 3));
    expect(screen.queryByRole("button", { name: /^Page/ })).not.toBeInTheDocument();
    expect(button("Previous reviews")).toBeDisabled();
    expect(button("Next reviews")).toBeDisabled();
  });
});

describe("the page of the carousel", () => {
  beforeEach(() => void setDevice({ width: 1200 }));

  it("dims for 150 ms before the next page is shown", () => {
    show();
    press("Next reviews");
    expect(screen.getByRole("list")).toHaveClass("is-dimmed");
    advance(dimTime - 1);
    expect(visibleNames()).toEqual(["Ada", "Bea", "Cid"]);
    advance(1);
    expect(visibleNames()).toEqual(["Dora", "Emil"]);
    expect(screen.getByRole("list")).not.toHaveClass("is-dimmed");
  });

  it("cannot be changed again until 300 ms after the last change", () => {
    show();
    press("Next reviews");
    press("Page 1 of 2");
    advance(dimTime);
    expect(visibleNames()).toEqual(["Dora", "Emil"]);
    advance(settleTime - 1);
    press("Previous reviews");
    finishTurn();
    expect(visibleNames()).toEqual(["Dora", "Emil"]);
    press("Previous reviews");
    finishTurn();
    expect(visibleNames()).toEqual(["Ada", "Bea", "Cid"]);
  });

  it("does not dim when the visitor clicks the dot of the current page", () => {
    show();
    press("Page 1 of 2");
    expect(screen.getByRole("list")).not.toHaveClass("is-dimmed");
  });

  it("moves the focus from the Next button, which is disabled on the last page, to the Previous button", () => {
    show();
    expect(button("Previous reviews")).toBeDisabled();
    act(() => button("Next reviews").focus());
    press("Next reviews");
    finishTurn();
    expect(button("Next reviews")).toBeDisabled();
    expect(button("Previous reviews")).toHaveFocus();
  });

  it("changes with the arrow keys, but not with other keys", () => {
    show();
    const key = (name: string) => fireEvent.keyDown(button("Next reviews"), { key: name });
    key("ArrowLeft");
    finishTurn();
    expect(visibleNames()).toEqual(["Ada", "Bea", "Cid"]);
    key("Enter");
    key("ArrowRight");
    finishTurn();
    expect(visibleNames()).toEqual(["Dora", "Emil"]);
    key("ArrowLeft");
    finishTurn();
    expect(visibleNames()).toEqual(["Ada", "Bea", "Cid"]);
  });

  it("does not change automatically", () => {
    show();
    advance(600_000);
    expect(visibleNames()).toEqual(["Ada", "Bea", "Cid"]);
  });

  it("changes immediately if the visitor prefers reduced motion", () => {
    setDevice({ width: 1200, prefersReducedMotion: true });
    show();
    press("Next reviews");
    expect(visibleNames()).toEqual(["Dora", "Emil"]);
  });
});

describe("a swipe", () => {
  beforeEach(() => void setDevice({ width: 390 }));

  /** Moves a finger over the cards by the given pixels. */
  function swipe(right: number, down = 0) {
    const cards = screen.getByRole("list");
    fireEvent.touchStart(cards, { touches: [{ clientX: 200, clientY: 400 }] });
    fireEvent.touchEnd(cards, { changedTouches: [{ clientX: 200 + right, clientY: 400 + down }] });
    finishTurn();
  }

  it("to the left shows the next page, and a swipe to the right shows the previous page", () => {
    show();
    swipe(-90);
    expect(visibleNames()).toEqual(["Bea"]);
    swipe(90);
    expect(visibleNames()).toEqual(["Ada"]);
  });

  it.each([
    ["short", -30, 0],
    ["steep", -90, 60],
  ])("that is too %s changes nothing", (_kind, right, down) => {
    show();
    swipe(right, down);
    expect(visibleNames()).toEqual(["Ada"]);
  });

  it("with two fingers changes nothing", () => {
    show();
    const cards = screen.getByRole("list");
    const finger = { clientX: 200, clientY: 400 };
    fireEvent.touchStart(cards, { touches: [finger, finger] });
    fireEvent.touchEnd(cards, { changedTouches: [{ clientX: 90, clientY: 400 }] });
    finishTurn();
    expect(visibleNames()).toEqual(["Ada"]);
  });
});
