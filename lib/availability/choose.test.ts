import fc from "fast-check";

import { chooseAdviser, loadsAround, rankAdvisers } from "./choose";
import { taken } from "./testing/example";

const candidates = [
  { id: "a", languages: ["en"], load: 0 },
  { id: "b", languages: ["en", "fr"], load: 5 },
  { id: "c", languages: ["fr", "de"], load: 3 },
  { id: "d", languages: ["fr"], load: 3 },
];

describe("the choice of an adviser", () => {
  it("puts the visitor's language before a light load", () => {
    expect(chooseAdviser(candidates, { language: "fr-CA" })).toEqual({ adviserId: "c", reason: "language:fr;load:3;of:4" });
    expect(chooseAdviser(candidates, { language: "de" }).adviserId).toBe("c");
  });

  it("takes whoever has least to do among speakers, then by id", () => {
    expect(rankAdvisers(candidates, { language: "fr" }).map(({ adviserId }) => adviserId)).toEqual(["c", "d", "b", "a"]);
  });

  it("says so when nobody speaks the language", () => {
    expect(chooseAdviser(candidates, { language: "ja" })).toEqual({ adviserId: "a", reason: "language:other;load:0;of:4" });
  });

  it("does not depend on the order of the candidates", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(candidates, { minLength: 4 }), fc.constantFrom("en", "de", "fr"), (shuffled, language) => {
        expect(rankAdvisers(shuffled, { language })).toEqual(rankAdvisers(candidates, { language }));
      }),
    );
  });

  it("refuses to choose among nobody", () => {
    expect(() => chooseAdviser([], { language: "en" })).toThrow(RangeError);
  });
});

describe("the load", () => {
  it("counts meetings within three and a half days to either side", () => {
    const start = Date.parse("2026-12-09T15:00:00Z");
    const busy = [
      "2026-12-06T02:59:59Z",
      "2026-12-06T03:00:00Z",
      "2026-12-09T10:00:00Z",
      "2026-12-13T03:00:00Z",
      "2026-12-13T03:00:01Z",
    ].map((time) => taken(time, "2026-12-14T00:00:00Z"));
    expect([...loadsAround(start, busy)]).toEqual([["a", 3]]);
  });
});
