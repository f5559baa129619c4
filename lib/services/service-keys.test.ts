import { offer, serviceTypes } from "./offer";
import { matchServiceKey, serviceTypeOf } from "./service-keys";

describe("serviceTypeOf", () => {
  it.each([
    ["crypto", "cryptocurrency-recovery"],
    ["CryptoCurrency", "cryptocurrency-recovery"],
    ["fraud", "investment-fraud-recovery"],
    ["investment-fraud", "investment-fraud-recovery"],
    ["scam", "financial-scam-recovery"],
    ["financial-scam", "financial-scam-recovery"],
    ["regulatory", "regulatory-complaint"],
    ["complaint", "regulatory-complaint"],
    ["initial", "initial-consultation"],
    ["FOLLOWUP", "follow-up"],
    ["follow-up", "follow-up"],
    ["specialized", "specialized-treatment"],
    ["treatment", "specialized-treatment"],
    ["assessment", "comprehensive-assessment"],
    ["comprehensive", "comprehensive-assessment"],
  ])("reads %s as %s", (word, type) => {
    expect(serviceTypeOf(word)).toBe(type);
  });

  it.each(serviceTypes)("recognises the type %s in capital letters", (type) => {
    expect(serviceTypeOf(type.toUpperCase())).toBe(type);
  });

  it.each(["", "pizza", "constructor", "__proto__", "crypto recovery"])("reads %j as recovery", (word) => {
    expect(serviceTypeOf(word)).toBe("recovery");
  });
});

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
    ["legal", "regulatory-complaint"],
    ["investigation", "financial-investigation"],
    ["consultation", "initial-consultation"],
    ["followup", "initial-consultation"],
    ["treatment", "financial-investigation"],
    ["recovery", "financial-scam-recovery"],
  ])("maps the common word %s to %s", (word, slug) => {
    expect(matchServiceKey(word)).toBe(slug);
  });

  it.each(["", "pizza", "constructor", "66a1f0c25d3b9e0012ab4cff", "crypto recovery"])(
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
