import en from "@/messages/en.json";

import { technicalLabels } from "./technical-labels";

afterEach(() => jest.useRealTimers());

it("if the catalogue cannot be loaded, the labels are English and the console shows a warning", async () => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("offline"));
  const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
  const labels = technicalLabels("fr-CA");
  await jest.advanceTimersByTimeAsync(20_000);
  await expect(labels).resolves.toEqual(en.technicalDetails);
  expect(warned).toHaveBeenCalledTimes(1);
});
