import { hashOf } from "../security/csp.mjs";
import { inlineScripts, policyForHtml } from "./inline-scripts.mjs";
import { themeScript } from "../security/theme-script.mjs";

const start =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});';
const data = 'self.__next_f.push([1,"a\\u003cb\\"]) alert(1)"])';
const trusted = [themeScript, start, "(self.__next_f=self.__next_f||[]).push([0])", data];

describe("the policy of a cached page", () => {
  it("has the hash of each inline script of a known shape once, and none for external scripts and data", async () => {
    const html =
      trusted.map((text) => `<script>${text}</script>`).join("") +
      `<script src="/x.js" async=""></script><script type="application/ld+json">{"c":1}</script><script id='s' data-x="a>b">${data}</script>`;
    const { policy, hasUnknown } = await policyForHtml(html);
    expect(hasUnknown).toBe(false);
    expect(policy.match(/sha256-/g)).toHaveLength(trusted.length);
    for (const text of trusted) expect(policy).toContain(`'${await hashOf(text)}'`);
  });

  it("allows no connection if the page has the mark of a page that sends nothing", async () => {
    const { policy } = await policyForHtml('<head><meta name="connects-to" content="nothing"/></head>');
    expect(policy).toContain("connect-src 'none'");
    expect((await policyForHtml("<head></head>")).policy).toContain("connect-src 'self'");
  });

  it.each([
    "alert(1)",
    `${themeScript};alert(1)`,
    ` ${themeScript}`,
    `${start}alert(1)`,
    start.replace('["a.js"]', "[alert(1)]"),
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"]),alert([])',
    "self.__next_f.push([1,alert(1)])",
    "self.__next_f.push([1,`a`])",
    'alert(1);self.__next_f.push([1,"a"])',
    "(self.__next_f=self.__next_f||[]).push([0]);alert(1)",
    "",
  ])("has no hash for the injected script %s", async (text) => {
    const { policy, hasUnknown } = await policyForHtml(`<script>${themeScript}</script><script>${text}</script>`);
    expect([hasUnknown, policy.match(/sha256-/g)]).toEqual([true, ["sha256-"]]);
  });
});

it("finds each script without a src attribute", () => {
  expect(
    inlineScripts(`<script data-src="/x">1</script><script type="module">2</script><SCRIPT nonce="">3</SCRIPT >`),
  ).toEqual(["1", "2", "3"]);
  expect(inlineScripts(`<script\nsrc="/x.js">4</script>`)).toEqual([]);
});
