import { sampleFacts } from "../../lib/firm/settings-initial";
import { toFirm } from "../../lib/firm/settings";
import { clearFirm } from "../../lib/firm/settings-snapshot";
import { clearCurrentVersions, setCurrentVersions } from "../../lib/platform/records/current-versions.mjs";
import { robotsHeader } from "./robots-header";

const snapshot = globalThis as { firmSnapshot?: ReturnType<typeof toFirm> };
const noindex = { "x-robots-tag": "noindex" };

beforeEach(() => {
  snapshot.firmSnapshot = toFirm(sampleFacts.ca, { version: 1, isSample: false });
  setCurrentVersions({ booking: "open", administrators: "complete" }, Date.now());
});
afterEach(() => {
  clearFirm();
  clearCurrentVersions();
});

it("lets search engines list a complete live site", () => {
  expect(robotsHeader("live")).toEqual({});
});

it.each([
  ["the booking is closed", { booking: "closed", administrators: "complete" }],
  ["there is one administrator", { booking: "open", administrators: "incomplete" }],
  ["the state is unknown", {}],
])("keeps a live site out of search results while %s", (_case, versions) => {
  setCurrentVersions(versions, Date.now());
  expect(robotsHeader("live")).toEqual(noindex);
});

it("keeps a live site out of search results while its hours are not confirmed, but not a demonstration", () => {
  snapshot.firmSnapshot = toFirm({ ...sampleFacts.ca, confirmedOn: {} }, { version: 1, isSample: false });
  expect(robotsHeader("live")).toEqual(noindex);
  expect(robotsHeader("demo")).toEqual({});
});
