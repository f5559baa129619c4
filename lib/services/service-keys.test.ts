import { offer, serviceTypes } from "./offer";
import { matchServiceKey } from "./service-keys";

describe("matchServiceKey", () => {
  it.each(offer)("finds $slug by id, slug and aliases, case-insensitively", ({ id, slug, aliases }) => {
    for (const word of [id, slug, ...aliases]) {
      expect(matchServiceKey(word)).toBe(slug);
      expect(matchServiceKey(` ${word.toUpperCase()} `)).toBe(slug);
    }
  });

  it.each(serviceTypes)("finds a service for the type %s", (type) => {
    expect(offer.map((service) => service.slug)).toContain(matchServiceKey(type));
  });

  it.each([
    ["crypto", "cryptocurrency-recovery"],
    ["CryptoCurrency", "cryptocurrency-recovery"],
    ["fraud", "investment-fraud-recovery"],
    ["investment-fraud", "investment-fraud-recovery"],
    ["scam", "financial-scam-recovery"],
    ["financial-scam", "financial-scam-recovery"],
    ["regulatory", "regulatory-complaint"],
    ["complaint", "regulatory-complaint"],
    ["legal", "regulatory-complaint"],
    ["investigation", "financial-investigation"],
    ["consultation", "initial-consultation"],
    ["initial", "initial-consultation"],
    ["FOLLOWUP", "initial-consultation"],
    ["specialized", "financial-investigation"],
    ["treatment", "financial-investigation"],
    ["assessment", "financial-investigation"],
    ["comprehensive", "financial-investigation"],
    ["recovery", "financial-scam-recovery"],
  ])("maps the common word %s to %s", (word, slug) => {
    expect(matchServiceKey(word)).toBe(slug);
  });

  it.each(["", "pizza", "constructor", "__proto__", "66a1f0c25d3b9e0012ab4cff", "crypto recovery"])(
    "finds nothing for %j",
    (word) => {
      expect(matchServiceKey(word)).toBeUndefined();
    },
  );
});

it("every service has a unique id of 24 hex characters", () => {
  const ids = offer.map((service) => service.id);
  expect(new Set(ids).size).toBe(6);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
});
