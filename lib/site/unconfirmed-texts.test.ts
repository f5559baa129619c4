import { textsAt } from "@/lib/content/texts";
import { seededTexts } from "@/lib/testing/seeded-texts";

import { unconfirmedTexts } from "./unconfirmed-texts";

it("finds the legal texts that contain a passage which counsel must still confirm", () => {
  expect(unconfirmedTexts(seededTexts())).toEqual([
    "/accessibility",
    "/privacy-policy",
    "/terms-of-service",
    "/withdrawal",
  ]);
  expect(unconfirmedTexts(textsAt([], "none", 0))).toEqual([]);
});
