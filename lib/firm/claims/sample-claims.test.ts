import { sampleClaims } from "@/prisma/seed/claims/sample-claims";

import { claimKinds } from "./claim";
import { profile } from "../profile";
import { isOnRegister, isRegister } from "./registers";

describe.each(["ca", "uk"] as const)("the sample claims of the profile %s", (id) => {
  const claims = sampleClaims(id);
  const keys = claims.map(({ key }) => key);

  it("have unique keys and known kinds", () => {
    expect(new Set(keys).size).toBe(keys.length);
    for (const { kind } of claims) expect(claimKinds).toContain(kind);
  });

  it("include every claim that the layout names", () => {
    const places = Object.values(profile(id).layout).flat();
    expect(places.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it("have text and limits in three languages", () => {
    for (const { key, text, limits } of claims) {
      for (const words of [text, limits]) {
        expect([key, ...Object.values(words)]).not.toContain("");
        expect(Object.keys(words).sort()).toEqual(["de", "en", "fr-CA"]);
      }
    }
  });

  it("name a known register for each regulator and link to a listed host of the register; no host is listed for BaFin", () => {
    for (const { key, kind, facts = {} } of claims) {
      if (kind === "regulator") expect([key, isRegister(facts.register)]).toEqual([key, true]);
      const { register, verifyUrl } = facts;
      if (!isRegister(register) || verifyUrl === undefined) continue;
      // `verifyUrl` is one URL for all languages or one URL per language.
      const addresses =
        typeof verifyUrl === "string" ? [verifyUrl] : Object.values(verifyUrl as Record<string, string>);
      for (const address of addresses)
        expect([key, isOnRegister(register, address)]).toEqual([key, register !== "bafin"]);
    }
  });

  it("have the facts that the pages show", () => {
    const facts = (prefix: string) =>
      claims.filter(({ key }) => key.startsWith(prefix)).map((claim) => claim.facts ?? {});
    expect(facts("testimonial.").map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 4]);
    expect(facts("testimonial.").map(({ recoveryResult }) => recoveryResult)).toMatchObject([
      { en: "80% Recovery" },
      { en: "Full Settlement" },
      { en: "65% Recovery" },
      { en: "Full Refund" },
      { en: "Partial Recovery" },
    ]);
    expect(facts("statistic.").map(({ figure }) => figure)).toMatchObject([
      { en: "2,500+" },
      { en: id === "ca" ? "$750M+ CAD" : "£400M+" },
      { en: "98%" },
      { en: "24h" },
    ]);
    for (const badge of profile(id).layout.trustBadges)
      expect(facts(badge)).toMatchObject([{ badge: expect.anything(), note: expect.anything() }]);
  });
});
