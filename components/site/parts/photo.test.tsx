import { act, fireEvent, screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { Avatar } from "./avatar";
import { Portrait } from "./portrait";

type Watch = { readonly margin: string | undefined; readonly appear: () => void };
const watches: Watch[] = [];

beforeEach(() => {
  watches.length = 0;
  window.IntersectionObserver = class {
    constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
      watches.push({ margin: options?.rootMargin, appear: () => seen([{ isIntersecting: true }]) });
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const appear = () => act(() => watches.forEach((watch) => watch.appear()));
const picture = (container: HTMLElement) => container.querySelector("img");

it("a photo loads when it is less than 50 px below the window", () => {
  const { container } = renderIn("en", <Portrait id="ada" name="Ada Sample" photo="/images/ada.jpg" />);
  expect(picture(container)).toBeNull();
  expect(watches[0]?.margin).toBe("50px");
  appear();
  expect(picture(container)).toHaveAttribute("src", "/images/ada.jpg");
});

it("a portrait that fails to load is replaced by a person icon, and a warning is logged", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const { container } = renderIn("en", <Portrait id="ada" name="Ada Sample" photo="/images/ada.jpg" />);
  appear();
  fireEvent.error(picture(container) as HTMLImageElement);
  expect(container).toHaveTextContent("👤");
  expect(warn.mock.calls).toEqual([[expect.stringContaining("/images/ada.jpg")]]);
  warn.mockRestore();
});

it("a team member without a photo is shown with a monogram", () => {
  const { container } = renderIn("en", <Portrait id="ada" name="Ada Maria Sample" />);
  expect(container).toHaveTextContent("AS");
  expect(container.querySelector("use")).toHaveAttribute("href", "/images/monograms/ada.svg#rosette");
});

it.each([
  ["Gerald M.", "G"],
  ["élodie", "É"],
  ["", "C"],
])("the photo of a client with the name “%s” is replaced by the letter %s if it fails to load", (name, letter) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const { container } = renderIn("en", <Avatar name={name} photo="/images/client.jpg" />);
  appear();
  fireEvent.error(picture(container) as HTMLImageElement);
  expect(container).toHaveTextContent(letter);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  warn.mockRestore();
});
