import { readEnv } from "@/lib/platform/env";

import { contact, legalIdentity, officeAddress } from "./legal";
import { profile } from "./profile";

const live = {
  SITE_MODE: "live",
  MAIL_FROM: "Recovery Desk <desk@firm.example>",
  FIRM_LEGAL_NAME: "Real Firm Inc.",
  FIRM_LEGAL_FORM: "Inc.",
  FIRM_LEGAL_REPRESENTATIVES: "R. Person",
  FIRM_LEGAL_ADDRESS: "1 Real Street, Toronto",
  FIRM_LEGAL_REGISTER: "Registry 1",
  FIRM_LEGAL_PHONE: "+1 (416) 555-0199",
  FIRM_LEGAL_VAT_ID: "1 RT",
};

it("follows FIRM_PROFILE, Canada unless it says otherwise", () => {
  expect(profile()).toMatchObject({ id: "ca", zone: "America/Toronto", currency: "CAD", horizonDays: 365 });
  expect(profile("uk")).toMatchObject({ id: "uk", zone: "Europe/London", currency: "GBP", horizonDays: 365 });
});

it("offers French between English and German in Canada alone", () => {
  expect(profile("ca").languages).toEqual(["en", "fr-CA", "de"]);
  expect(profile("uk").languages).toEqual(["en", "de"]);
});

it.each(["ca", "uk"] as const)("gives %s four trust badges, four figures, five testimonials and four people", (id) => {
  const { layout } = profile(id);
  expect([layout.trustBadges.length, layout.statistics.length, layout.testimonials.length, layout.team.length]).toEqual([4, 4, 5, 4]);
  expect(layout.credentialCards).toHaveLength(3);
});

it("marks the demonstration's legal identity as a sample", () => {
  const identity = legalIdentity(readEnv({}));
  expect(identity.isSample).toBe(true);
  expect(Object.values(identity)).not.toContain("");
  expect(contact(readEnv({}))).toMatchObject({ phone: "+1 416 555 0100", email: "help@example.com" });
  expect((["en", "de", "fr-CA"] as const).map((locale) => officeAddress(locale, readEnv({})).at(-1))).toEqual(["Canada", "Kanada", "Canada"]);
});

it("takes every word of a live identity from the settings", () => {
  expect(legalIdentity(readEnv(live))).toEqual({
    name: "Real Firm Inc.",
    form: "Inc.",
    representatives: "R. Person",
    register: "Registry 1",
    phone: "+1 (416) 555-0199",
    vatId: "1 RT",
    isSample: false,
  });
  expect(contact(readEnv(live))).toEqual({
    phone: "+1 (416) 555-0199",
    phoneHref: "tel:+14165550199",
    email: "desk@firm.example",
  });
  expect(officeAddress("de", readEnv(live))).toEqual(["1 Real Street", "Toronto"]);
});

it("shows nothing of the samples on a live site that lacks settings", () => {
  const settings = readEnv({ SITE_MODE: "live", MAIL_FROM: "desk@firm.example" });
  expect(Object.values(legalIdentity(settings)).filter((value) => value !== "" && value !== false)).toEqual([]);
  expect(contact(settings)).toEqual({ phone: "", phoneHref: "tel:", email: "desk@firm.example" });
  expect(officeAddress("en", settings)).toEqual([]);
});
