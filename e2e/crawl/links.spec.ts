import { expect, test } from "../fixtures";
import { pathOf, tags, withoutScripts } from "../pages/html";
import { each } from "../pages/sitemap";

// These tests open hundreds of pages.
test.describe.configure({ timeout: 300_000 });

/** The links of a page, the files that it loads, and the ids that links can point to. */
type Page = { readonly links: readonly string[]; readonly files: readonly string[]; readonly ids: ReadonlySet<string> };

function read(html: string): Page {
  const markup = withoutScripts(html);
  const files = [
    ...tags(markup, "link")
      .filter(({ rel }) => rel !== "canonical" && rel !== "alternate")
      .map(({ href }) => href),
    ...tags(markup, "img").map(({ src }) => src),
    ...tags(markup, "use").map(({ href }) => href?.replace(/#.*/, "")),
    ...tags(html, "script").map(({ src }) => src),
  ];
  return {
    links: tags(markup, "a").flatMap(({ href }) => (href === undefined ? [] : [href])),
    files: files.flatMap((file) => (file ? [file] : [])),
    ids: new Set([...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)),
  };
}

/**
 * The crawl does not follow the links of a page that has a query in its URL. The pages of the booking wizard link to
 * ever new queries, so following their links would never end.
 */
const isRead = (path: string) => !path.includes("?");

test("in every language, no link that can be reached from the home page is broken", async ({ request, baseURL }) => {
  const pages = new Map<string, Page>();
  const leads = new Map<string, string>([
    ["/", "the start"],
    ["/de", "the start"],
    ["/fr-ca", "the start"],
  ]);
  const broken: string[] = [];
  for (let next = [...leads.keys()]; next.length > 0;) {
    const linkedFrom = new Map<string, string>();
    await each(next, async (path) => {
      const response = await request.get(path);
      if (!response.ok())
        return void broken.push(`${path} returns ${response.status()}, linked from ${leads.get(path)}`);
      if (!isRead(path) || !response.headers()["content-type"]?.includes("text/html")) return;
      const page = read(await response.text());
      pages.set(path, page);
      for (const target of [...page.links, ...page.files].filter(isOurs))
        linkedFrom.set(pathOf(new URL(target, `http://localhost${path}`).href), path);
    });
    next = [...linkedFrom.keys()].filter((path) => !leads.has(path));
    for (const path of next) leads.set(path, linkedFrom.get(path) ?? "");
  }

  for (const [path, { links }] of pages) broken.push(...links.flatMap((link) => faultOf(link, { path, pages })));
  expect(broken.sort()).toEqual([]);
  expect(pages.size).toBeGreaterThan(60);
  expect(baseURL).toBeTruthy();
});

function isOurs(target: string): boolean {
  return !/^(?:https?:|mailto:|tel:|data:|#)/.test(target);
}

type Around = { readonly path: string; readonly pages: ReadonlyMap<string, Page> };

function faultOf(link: string, { path, pages }: Around): readonly string[] {
  if (/^mailto:[^@\s]+@[\w.-]+$|^tel:\+?[\d]+$|^https:\/\/[\w.-]+\.[a-z]+/.test(link)) return [];
  if (!isOurs(link) && !link.startsWith("#")) return [`${path} has the invalid link ${link}`];
  const { pathname, search, hash } = new URL(link, `http://localhost${path}`);
  const target = pages.get(pathname + search);
  if (!target || hash === "" || target.ids.has(decodeURIComponent(hash.slice(1)))) return [];
  return [`${path} links to ${link}, but that page has no element with this id`];
}
