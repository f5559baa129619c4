import { clearCurrentVersions, setCurrentVersions, recordsTag } from "../records/current-versions.mjs";
import PolicyCache from "./cache-handler.mjs";
import { setOwnEdge } from "./edge.mjs";
import { onUnknownScript, policyForHtml } from "./inline-scripts.mjs";
import { themeScript } from "../security/theme-script.mjs";

const html = `<html><body><script>${themeScript}</script></body></html>`;
const now = Date.parse("2027-01-04T12:00:00Z");

const aCache = () =>
  new PolicyCache({
    fs: {},
    serverDistDir: "/nowhere",
    flushToDisk: false,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
  });
const aPage = (tags?: string) => ({
  kind: "APP_PAGE" as const,
  html,
  status: undefined as number | undefined,
  headers: (tags ? { "x-next-cache-tags": tags } : undefined) as Record<string, string> | undefined,
});

async function storedPage(key: string, page: ReturnType<typeof aPage>) {
  const cache = aCache();
  await cache.set(key, page, {});
  return (await cache.get(key, { kind: "APP_PAGE" }))?.value;
}

describe("the page cache", () => {
  beforeEach(() => jest.useFakeTimers({ now }));
  afterEach(() => jest.useRealTimers());

  it("adds the content security policy to a page before storing it, so the first response has the policy", async () => {
    const page = aPage();
    await aCache().set("/en/faq", page, {});
    expect(page.headers?.["content-security-policy"]).toBe((await policyForHtml(html)).policy);
  });

  it("lets our own edge keep a page for a moment, and on errors until the page expires or five minutes have passed", async () => {
    setOwnEdge(true);
    const control = async (tags?: string) => (await storedPage("/en/faq", aPage(tags)))?.headers?.["cache-control"];
    const until = (seconds: number) => `claims,until:${now / 1000 + seconds}`;
    expect(await control("claims")).toBe("public, max-age=0, s-maxage=4, stale-if-error=300");
    expect(await control(until(100))).toBe("public, max-age=0, s-maxage=4, stale-if-error=96");
    expect(await control(until(3))).toBe("public, max-age=0, s-maxage=3");
    setOwnEdge(false);
  });

  it("keeps pages in memory alone if the folder of the build is not writable", async () => {
    const write = jest.fn();
    const fs = { writeFile: write, mkdir: write };
    const options = {
      serverDistDir: "/nowhere",
      flushToDisk: true,
      maxMemoryCacheSize: 1_000_000,
      revalidatedTags: [],
    };
    const cache = new PolicyCache({ ...options, fs });
    await cache.set("/en/contact", aPage(), {});
    expect((await cache.get("/en/contact", { kind: "APP_PAGE" }))?.value).toMatchObject({ html });
    expect(write).not.toHaveBeenCalled();
  });

  it("returns a page with its content security policy and a short lifetime for shared caches", async () => {
    const value = await storedPage("/en/faq", aPage());
    expect(value?.headers).toEqual({
      "content-security-policy": (await policyForHtml(html)).policy,
      "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=240",
    });
    expect(value?.status).toBeUndefined();
  });

  it("gives an injected script no hash and reports its page once", async () => {
    const report = jest.fn();
    onUnknownScript(report);
    const page = { ...aPage(), html: `${html}<script>alert(1)</script>` };
    const cache = aCache();
    await cache.set("/en/faq", page, {});
    await cache.get("/en/faq", { kind: "APP_PAGE" });
    expect(page.headers?.["content-security-policy"]).toBe((await policyForHtml(html)).policy);
    expect(report.mock.calls).toEqual([["/en/faq"]]);
    onUnknownScript(undefined);
  });

  it("never lets a shared cache serve an expired page", async () => {
    const tags = (seconds: number) => `x,until:${now / 1000 + seconds},until:${now / 1000 + 9999}`;
    expect((await storedPage("/en/a", aPage(tags(100))))?.headers).toMatchObject({
      "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=40",
    });
    expect((await storedPage("/en/b", aPage(tags(30))))?.headers).toMatchObject({
      "cache-control": "public, max-age=0, s-maxage=30",
    });
  });

  it("lets a shared cache serve a page with claims for at most a minute, and not after the page expires", async () => {
    expect((await storedPage("/en/a", aPage("claims")))?.headers).toMatchObject({
      "cache-control": "public, max-age=0, s-maxage=60",
    });
    const ending = aPage(`claims,until:${now / 1000 + 20}`);
    expect((await storedPage("/en/b", ending))?.headers).toMatchObject({
      "cache-control": "public, max-age=0, s-maxage=20",
    });
  });

  describe("with records that change", () => {
    afterEach(clearCurrentVersions);

    const pageWith = (version: string) =>
      aPage(`claims,${recordsTag("claims", version)},${recordsTag("price-book", "p1")}`);

    it("returns a page while all its records are current", async () => {
      setCurrentVersions({ claims: "c1", "price-book": "p1" }, now);
      await expect(storedPage("/en/faq", pageWith("c1"))).resolves.toBeTruthy();
    });

    it("does not return a page after one of its records has changed", async () => {
      setCurrentVersions({ claims: "c2", "price-book": "p1" }, now);
      await expect(storedPage("/en/faq", pageWith("c1"))).resolves.toBeUndefined();
      setCurrentVersions({ claims: "c1", "price-book": "p2" }, now);
      await expect(storedPage("/en/faq", pageWith("c1"))).resolves.toBeUndefined();
    });

    it("does not return a file after its records have changed", async () => {
      const file = (version: string) => ({
        kind: "APP_ROUTE" as const,
        body: Buffer.from("x"),
        headers: { "x-next-cache-tags": recordsTag("claims", version) },
      });
      setCurrentVersions({ claims: "c2" }, now);
      const cache = aCache();
      await cache.set("/sitemap.xml", file("c1"), {});
      await expect(cache.get("/sitemap.xml", { kind: "APP_ROUTE" })).resolves.toBeNull();
      await cache.set("/sitemap.xml", file("c2"), {});
      await expect(cache.get("/sitemap.xml", { kind: "APP_ROUTE" })).resolves.not.toBeNull();
    });

    it("returns a page for at most five minutes after the versions of its records were last read", async () => {
      setCurrentVersions({ claims: "c1", "price-book": "p1" }, now);
      const cache = aCache();
      await cache.set("/en/faq", pageWith("c1"), {});
      jest.setSystemTime(now + 5 * 60_000);
      await expect(cache.get("/en/faq", { kind: "APP_PAGE" })).resolves.not.toBeNull();
      jest.setSystemTime(now + 5 * 60_000 + 1);
      await expect(cache.get("/en/faq", { kind: "APP_PAGE" })).resolves.toBeNull();
    });
  });

  it("does not return an expired page", async () => {
    const cache = aCache();
    await cache.set("/en/faq", aPage(`until:${now / 1000 + 60}`), {});
    jest.setSystemTime(now + 59_000);
    await expect(cache.get("/en/faq", { kind: "APP_PAGE" })).resolves.not.toBeNull();
    jest.setSystemTime(now + 60_000);
    await expect(cache.get("/en/faq", { kind: "APP_PAGE" })).resolves.toBeNull();
  });

  it("sets the status of the 404 page to 404", async () => {
    expect((await storedPage("/fr-CA/not-found", aPage()))?.status).toBe(404);
    expect((await storedPage("/en/blog/not-found", aPage()))?.status).toBeUndefined();
  });

  it("does not change cached values that are not pages", async () => {
    const route = { kind: "APP_ROUTE" as const, body: Buffer.from("x"), headers: { a: "b" } };
    await aCache().set("/robots.txt", route, {});
    expect(route.headers).toEqual({ a: "b" });
  });
});
