import fc from "fast-check";

import { loadsAround, rankAdvisers } from "./rank-advisers";
import { reserved } from "./testing/example";

const candidates = [
  { id: "a", languages: ["en"], load: 0 },
  { id: "b", languages: ["en", "fr"], load: 5 },
  { id: "c", languages: ["fr", "de"], load: 3 },
  { id: "d", languages: ["fr"], load: 3 },
];

const start = Date.parse("2026-12-09T15:00:00Z");

describe("rankAdvisers", () => {
  it("ranks an adviser who speaks the visitor's language before an adviser with a lower load", () => {
    expect(rankAdvisers(candidates, { language: "fr-CA", start })[0]).toMatchObject({
      id: expect.stringMatching(/^[cd]$/),
      reason: "language:fr;load:3;of:4",
    });
    expect(rankAdvisers(candidates, { language: "de", start })[0]?.id).toBe("c");
  });

  it("puts the lowest load first among advisers who speak the visitor's language", () => {
    expect(rankAdvisers(candidates, { language: "fr", start }).map(({ id }) => id)).toEqual([
      expect.stringMatching(/^[cd]$/),
      expect.stringMatching(/^[cd]$/),
      "b",
      "a",
    ]);
  });

  it("returns the reason 'language:other' if no adviser speaks the visitor's language", () => {
    expect(rankAdvisers(candidates, { language: "ja", start })[0]).toMatchObject({
      id: "a",
      reason: "language:other;load:0;of:4",
    });
  });

  it("returns the same ranking for any order of the candidates", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(candidates, { minLength: 4 }),
        fc.constantFrom("en", "de", "fr"),
        (shuffled, language) => {
          expect(rankAdvisers(shuffled, { language, start })).toEqual(rankAdvisers(candidates, { language, start }));
        },
      ),
    );
  });

  it("ranks each adviser first for some start times if all advisers have the same languages and load", () => {
    const equals = ["a", "b", "c", "d"].map((id) => ({ id, languages: ["en"], load: 0 }));
    const chosen = Array.from(
      { length: 40 },
      (_, hour) => rankAdvisers(equals, { language: "en", start: start + hour * 3_600_000 })[0]?.id,
    );
    for (const { id } of equals) expect(chosen.filter((one) => one === id).length).toBeGreaterThan(3);
  });

  it("returns an empty list for no advisers", () => {
    expect(rankAdvisers([], { language: "en", start })).toEqual([]);
  });
});

describe("loadsAround", () => {
  it("counts meetings that start at most 36 hours before or after the given start", () => {
    const start = Date.parse("2026-12-09T15:00:00Z");
    const busy = [
      "2026-12-08T02:59:59Z",
      "2026-12-08T03:00:00Z",
      "2026-12-09T10:00:00Z",
      "2026-12-11T03:00:00Z",
      "2026-12-11T03:00:01Z",
    ].map((time) => reserved(time, "2026-12-14T00:00:00Z"));
    expect([...loadsAround(start, busy)]).toEqual([["a", 3]]);
  });
});
