import { readEnv } from "@/lib/platform/env";

import { initialFacts } from "./settings-initial";
import { socialLinks, socialPages } from "./social";

const linkedin = "https://www.linkedin.com/company/northgate";
const youtube = "https://www.youtube.com/@northgate";
const none = { linkedin: null, x: null, facebook: null, instagram: null, youtube: null };

describe("the firm's pages on social networks", () => {
  it("are the pages in the firm's record, in the footer's order", () => {
    expect(socialLinks({ isSample: false, social: { ...none, youtube, linkedin } })).toEqual([
      { platform: "LinkedIn", url: linkedin },
      { platform: "YouTube", url: youtube },
    ]);
  });

  it("are three example links in a demonstration's footer, and are left out on a live site without pages", () => {
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

  it.each(["javascript:alert(1)", "http://www.linkedin.com/company/northgate", "linkedin"])("cannot be %s", (url) => {
    expect(() => readEnv({ SOCIAL_LINKEDIN: url })).toThrow("SOCIAL_LINKEDIN");
  });
});
