import { sampleFacts } from "./settings-initial";
import { toFirm } from "./settings";
import type { FirmFacts } from "./settings";
import { isRead, statedHours, statedModes } from "./stated-facts";

const firmWith = (change: Partial<FirmFacts>) =>
  toFirm({ ...sampleFacts.ca, ...change }, { version: 1, isSample: false });

it("states neither hours nor ways to meet before they are confirmed", () => {
  const fresh = firmWith({ confirmedOn: {} });
  expect(statedHours(fresh)).toBeNull();
  expect(statedModes(fresh)).toEqual([]);
});

it("states the hours with their zone and city once they are confirmed", () => {
  const { openingHours, zone, city } = sampleFacts.ca;
  expect(statedHours(firmWith({ confirmedOn: { hours: "2026-11-28" } }))).toEqual({ openingHours, zone, city });
});

it("states meetings in person only if there is a visiting address", () => {
  const confirmedOn = { "meeting-modes": "2026-11-28" } as const;
  expect(statedModes(firmWith({ confirmedOn }))).toEqual(["phone", "video", "in-person"]);
  expect(statedModes(firmWith({ confirmedOn, visitingAddress: null }))).toEqual(["phone", "video"]);
});

it("counts texts as read once the firm has dated them", () => {
  const firm = firmWith({ confirmedOn: { articles: "2026-11-28" } });
  expect([isRead(firm, "articles"), isRead(firm, "questions")]).toEqual([true, false]);
});
