import { sampleFacts } from "@/lib/firm/settings-initial";
import { toFirm } from "@/lib/firm/settings";

import { missingFacts } from "./missing-facts";
import type { SiteFacts } from "./missing-facts";

const firm = toFirm(sampleFacts.ca, { version: 1, isSample: false });
const complete: SiteFacts = { firm, hasServices: true, isBookingOpen: true, hasTwoAdministrators: true };

it("misses nothing on a complete site, with or without a tax number", () => {
  expect(missingFacts(complete)).toEqual([]);
  expect(missingFacts({ ...complete, firm: { ...firm, taxNumber: null } })).toEqual([]);
});

it("misses almost everything on a new site", () => {
  const fresh = { ...firm, confirmedOn: {} };
  expect(missingFacts({ firm: fresh, hasServices: false, isBookingOpen: false, hasTwoAdministrators: false })).toEqual([
    "services",
    "adviser",
    "hours",
    "meeting-modes",
    "administrators",
  ]);
});

it("misses the legal details without a register", () => {
  expect(missingFacts({ ...complete, firm: { ...firm, registers: [] } })).toEqual(["legal"]);
});
