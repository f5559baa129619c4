import { act, fireEvent, render } from "@testing-library/react";

import { ServiceIcon } from "./service-icon";

let width: number;

// jsdom does not render SVG, so the tests set the drawing's width.
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "warn").mockImplementation(() => {});
  width = 18;
  Object.assign(SVGElement.prototype, { getBBox: () => ({ width }) });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(SVGElement.prototype, "getBBox");
});

const isMissing = (container: HTMLElement) =>
  container.querySelector("use") === null && container.querySelector(".icon-missing path") !== null;

it("a service icon shows the drawing without a warning", () => {
  const { container } = render(<ServiceIcon name="crypto" />);
  act(() => void jest.runAllTimers());
  expect(container.querySelector("use")).toHaveAttribute("href", "/icons.svg#crypto");
  expect(console.warn).not.toHaveBeenCalled();
});

it("a service icon shows the fallback icon and logs one warning if the drawing fires an error event", () => {
  width = 0;
  const { container } = render(<ServiceIcon name="crypto" />);
  fireEvent.error(container.querySelector("use") as SVGUseElement);
  act(() => void jest.runAllTimers());
  expect(isMissing(container)).toBe(true);
  expect(jest.mocked(console.warn).mock.calls).toEqual([[expect.stringContaining("crypto")]]);
});

it("a service icon shows the fallback icon if its drawing has no width, even without an error event", () => {
  width = 0;
  const { container } = render(<ServiceIcon name="crypto" />);
  expect(isMissing(container)).toBe(false);
  act(() => void jest.runAllTimers());
  expect(isMissing(container)).toBe(true);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

it("a service icon does not check its drawing before the page has loaded", () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  width = 0;
  const { container } = render(<ServiceIcon name="crypto" />);
  act(() => void jest.runAllTimers());
  expect(isMissing(container)).toBe(false);
  fireEvent.load(window);
  act(() => void jest.runAllTimers());
  expect(isMissing(container)).toBe(true);
});
