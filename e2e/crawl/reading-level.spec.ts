import { readingGrade } from "../../lib/content/rules/reading-grade";
import { splitPrefix } from "../../lib/platform/i18n/prefix";
import { expect, test } from "../fixtures";
import { pagePaths } from "../pages/every-page";
import { sitemapPaths } from "../pages/sitemap";

// These tests open hundreds of pages.
test.describe.configure({ timeout: 300_000 });

/** The highest grade that a page may have. */
const limit = 8;
/** A page with fewer passages than this, such as a sign-in form, has too little text to be graded. */
const fewest = 3;

/**
 * Returns the texts of the paragraphs, list items, table cells and quotes in the page's main element, including texts
 * in collapsed sections. Leaves out texts of four words or fewer, and texts whose words the law prescribes.
 */
function passagesIn(html: string): string[] {
  const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
  if (!main) throw new Error("The page has no main element");
  const blocks = "p, li, dd, td, blockquote";
  return [...main.querySelectorAll(blocks)]
    .filter((block) => block.querySelector(`${blocks}, ul, ol, table`) === null)
    .filter((block) => block.closest("[data-prescribed]") === null)
    .flatMap((block) => {
      const copy = block.cloneNode(true) as Element;
      for (const noWord of copy.querySelectorAll("sup, code, svg, [href^='mailto:'], [href^='tel:']")) noWord.remove();
      // Separates the words of neighbouring elements by a space.
      for (const element of copy.querySelectorAll("*")) element.append(" ");
      const text = (copy.textContent ?? "").replace(/\s+/g, " ").trim();
      return text.split(" ").length > 4 ? [text] : [];
    });
}

test("every public English page with enough text reads at grade 8 or below", async ({ page, request }) => {
  const english = (await sitemapPaths(request)).filter((path) => splitPrefix(path).locale === "en");
  const paths = [...new Set([...english, ...pagePaths])].filter((path) => path !== "/component-test");
  expect(paths.length).toBeGreaterThan(30);
  const tooHard: string[] = [];
  for (const path of paths) {
    // The browser only parses the HTML, which contains all texts. Loading each page would take ten times as long.
    const passages = await page.evaluate(passagesIn, await (await request.get(path)).text());
    const grade = readingGrade(passages);
    if (passages.length >= fewest && grade > limit) tooHard.push(`${path} has grade ${grade.toFixed(1)}`);
  }
  expect(tooHard).toEqual([]);
});

test("the reading grade is low for plain sentences and high for hard sentences", () => {
  expect(readingGrade(["Call your bank. It is free."])).toBeLessThan(3);
  expect(
    readingGrade([
      "Notwithstanding the aforementioned considerations, reimbursement eligibility is determined discretionarily.",
    ]),
  ).toBeGreaterThan(15);
});
