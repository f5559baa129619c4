import { wordingOfClaims } from "../../lib/testing/live-office";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import fr from "../../messages/fr-CA.json";
import { expect, test } from "../fixtures";
import { everyPath, plain, read } from "./reading";

const { DATABASE_URL = "", SHOWN_CLAIMS = "" } = process.env;
const shownClaims = SHOWN_CLAIMS.split(",").filter(Boolean);

test.describe.configure({ timeout: 300_000 });

test('no page contains the heading "Technical details" of the error screens', async ({ request }) => {
  for (const path of ["/", "/verify", "/de/verify", "/fr-ca/services", "/booking", "/login", "/nothing-here"]) {
    const text = await read(request, path);
    for (const { errorScreens } of [en, de, fr]) expect(text).not.toContain(errorScreens.details.summary);
  }
});

test("the verify page states the rule for claims and does not describe claims as samples", async ({ request }) => {
  for (const [path, { verify }] of [
    ["/verify", en],
    ["/de/verify", de],
    ["/fr-ca/verify", fr],
  ] as const) {
    const text = await read(request, path);
    const included = ([verify.claims.rule, verify.claims.sample, verify.claims.none] as const).map((sentence) =>
      text.includes(plain(sentence)),
    );
    expect([path, included]).toEqual([path, [true, false, shownClaims.length === 0]]);
  }
});

test(`pages and files show exactly these claims: ${shownClaims.join(", ") || "none"}`, async ({ request }) => {
  const wordings = await wordingOfClaims(DATABASE_URL);
  expect(wordings.size).toBeGreaterThan(10);
  const paths = await everyPath(request);
  expect(paths.length).toBeGreaterThan(80);

  // The site's build may contain pages that were prerendered from another database. Such a page could contain claims
  // that are not in `shownClaims`. This test fails if the server sends such a page.
  const claims = await claimsOn(paths);
  expect([...claims].filter(([key]) => !shownClaims.includes(key))).toEqual([]);
  expect([...claims.keys()].sort()).toEqual([...shownClaims].sort());

  /**
   * Returns the key of each claim found. The key's value lists the paths that show the claim, each with the wording
   * found there.
   */
  async function claimsOn(all: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const pathsByClaim = new Map<string, string[]>();
    for (const path of all) {
      const text = await read(request, path);
      for (const [key, list] of wordings) {
        const wording = list.find((each) => text.includes(each));
        if (wording) pathsByClaim.set(key, [...(pathsByClaim.get(key) ?? []), `${path}: ${wording}`]);
      }
    }
    return pathsByClaim;
  }
});
