import { act, fireEvent, render } from "@testing-library/react";

import { ServiceIcon } from "./service-icon";

let width: number;

// jsdom does not render, so it has no sizes.
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

it("a service icon shows a plain sheet and warns once when the browser reports that the file failed", () => {
  width = 0;
  const { container } = render(<ServiceIcon name="crypto" />);
  fireEvent.error(container.querySelector("use") as SVGUseElement);
  act(() => void jest.runAllTimers());
  expect(isMissing(container)).toBe(true);
  expect(jest.mocked(console.warn).mock.calls).toEqual([[expect.stringContaining("crypto")]]);
});

it("a service icon detects by its size that the file failed before the script ran", () => {
  width = 0;
  const { container } = render(<ServiceIcon name="crypto" />);
  expect(isMissing(container)).toBe(false);
  act(() => void jest.runAllTimers());
  expect(isMissing(container)).toBe(true);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

it("a service icon waits until the page has loaded", () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  width = 0;
  const { container } = render(<ServiceIcon name="crypto" />);
  act(() => void jest.runAllTimers());
  expect(isMissing(container)).toBe(false);
  fireEvent.load(window);
  act(() => void jest.runAllTimers());
  expect(isMissing(container)).toBe(true);
});
