import { pageWindow } from "./pagination";

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, "gap", 9]],
  [4, 9, [1, 2, 3, 4, 5, "gap", 9]],
  [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
  [9, 9, [1, "gap", 8, 9]],
])("on page %i of %i, the pagination shows %j", (current, last, stops) => {
  expect(pageWindow(current, last)).toEqual(stops);
});
