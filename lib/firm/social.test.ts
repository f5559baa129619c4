import { readEnv } from "@/lib/platform/env";

import { initialFacts } from "./settings-initial";
import { socialLinks, socialPages } from "./social";

const linkedin = "https://www.linkedin.com/company/northgate";
const youtube = "https://www.youtube.com/@northgate";
const none = { linkedin: null, x: null, facebook: null, instagram: null, youtube: null };

describe("the links to social networks", () => {
  it("lead to the pages in the firm's record, in the order of the footer", () => {
    expect(socialLinks({ isSample: false, social: { ...none, youtube, linkedin } })).toEqual([
      { platform: "LinkedIn", url: linkedin },
      { platform: "YouTube", url: youtube },
    ]);
  });

  it("are three examples in demo mode and none in live mode if the firm's record has no pages", () => {
    expect(
      socialLinks({ isSample: true, social: none }).map(({ platform, url }) => [platform, new URL(url).hostname]),
    ).toEqual([
      ["LinkedIn", "example.com"],
      ["X", "example.com"],
      ["Facebook", "example.com"],
    ]);
    expect(socialPages({ social: none })).toEqual([]);
    expect(socialLinks({ isSample: false, social: none })).toEqual([]);
  });

  it("come from the environment at the first start", () => {
    expect(initialFacts(readEnv({ SOCIAL_YOUTUBE: youtube })).social).toEqual({ ...none, youtube });
  });

  it.each(["javascript:alert(1)", "http://www.linkedin.com/company/northgate", "linkedin"])(
    "cannot lead to the URL %s",
    (url) => {
      expect(() => readEnv({ SOCIAL_LINKEDIN: url })).toThrow("SOCIAL_LINKEDIN");
    },
  );
});
