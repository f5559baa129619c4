import { readEnv } from "@/lib/platform/env";

import { socialLinks, socialPages } from "./social";

const linkedIn = "https://www.linkedin.com/company/northgate";

describe("the firm's pages elsewhere", () => {
  it("are those of the settings, in the footer's order", () => {
    const settings = readEnv({ SITE_MODE: "live", SOCIAL_YOUTUBE: "https://www.youtube.com/@northgate", SOCIAL_LINKEDIN: linkedIn, SOCIAL_X: "" });
    expect(socialLinks(settings)).toEqual([
      { platform: "LinkedIn", url: linkedIn },
      { platform: "YouTube", url: "https://www.youtube.com/@northgate" },
    ]);
  });

  it("are three examples in a demonstration, which nothing else speaks of, and none on a live site", () => {
    expect(socialLinks(readEnv({})).map(({ platform, url }) => [platform, new URL(url).hostname])).toEqual([
      ["LinkedIn", "example.com"],
      ["X", "example.com"],
      ["Facebook", "example.com"],
    ]);
    expect(socialPages(readEnv({}))).toEqual([]);
    expect(socialLinks(readEnv({ SITE_MODE: "live" }))).toEqual([]);
  });

  it.each(["javascript:alert(1)", "http://www.linkedin.com/company/northgate", "linkedin"])("are never %s", (url) => {
    expect(() => readEnv({ SOCIAL_LINKEDIN: url })).toThrow("SOCIAL_LINKEDIN");
  });
});
