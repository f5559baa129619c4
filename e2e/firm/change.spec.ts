import { expect } from "../fixtures";
import { test } from "../own-site";
import { sitemapLayouts } from "../pages/sitemap";

test.describe.configure({ mode: "default", timeout: 120_000 });

/** How long a page may show the previous facts after a change, in milliseconds. */
const promised = 5_000;

const former = { name: "Financial Recovery Specialists", phone: "+1 416 555 0100", href: "tel:+14165550100" };
const present = { name: "Northgate Advisory", phone: "+1 416 555 0177", href: "tel:+14165550177" };

test("five seconds after the firm's name and phone number change, no page shows the previous ones", async ({
  request,
  site,
}) => {
  const paths = await sitemapLayouts(request);
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths)
    expect([path, (await (await request.get(path)).text()).includes(former.href)]).toEqual([path, true]);

  await site.client.query(
    `insert into firm_settings (profile, version, facts)
     select profile, version + 1, facts || jsonb_build_object('tradingName', $1::text, 'legalName', $1::text, 'phone', $2::text)
     from firm_settings where profile = 'ca' order by version desc limit 1`,
    [present.name, present.phone],
  );
  await expect
    .poll(async () => (await request.get("/contact")).text(), { intervals: [100], timeout: promised })
    .toContain(present.href);

  // Each page is requested for the first time since the change.
  for (const path of [
    ...paths.filter((each) => each !== "/contact"),
    "/booking",
    "/login",
    "/blog/rss.xml",
    "/manifest.webmanifest",
  ]) {
    const text = await (await request.get(path)).text();
    expect([path, text.includes(former.name), text.includes(former.href), text.includes(former.phone)]).toEqual([
      path,
      false,
      false,
      false,
    ]);
  }
});
