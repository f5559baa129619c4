import { offeredMode, offeredModes } from "./offered-modes";
import { sampleFacts } from "./settings-initial";
import { toFirm } from "./settings";
import type { FirmFacts } from "./settings";
import { clearFirm } from "./settings-snapshot";

const snapshot = globalThis as { firmSnapshot?: ReturnType<typeof toFirm> };

function anOffice(change: Partial<FirmFacts>): void {
  snapshot.firmSnapshot = toFirm({ ...sampleFacts.ca, ...change }, { version: 1, isSample: true });
}

afterEach(clearFirm);

it("offers the meeting modes in the firm's order, with the first mode as the default", () => {
  anOffice({ meetingModes: ["video", "phone"] });
  expect(offeredModes()).toEqual(["video", "phone"]);
  expect(offeredMode(undefined)).toBe("video");
  expect(offeredMode("phone")).toBe("phone");
});

it("rejects a meeting mode that the firm does not offer", () => {
  anOffice({ meetingModes: ["phone"] });
  expect(offeredMode("video")).toBeUndefined();
});

it("offers no meeting in person if the firm has no visiting address", () => {
  anOffice({ meetingModes: ["in-person", "phone"], visitingAddress: null });
  expect(offeredModes()).toEqual(["phone"]);
  anOffice({ meetingModes: ["in-person"], visitingAddress: null });
  expect(offeredModes()).toEqual(["phone"]);
});
