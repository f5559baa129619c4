import { wordsOfClaims } from "../../lib/testing/live-office";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import fr from "../../messages/fr-CA.json";
import { expect, test } from "../fixtures";
import { everyPath, read } from "./reading";

const { DATABASE_URL = "", SHOWN_CLAIMS = "" } = process.env;
const shown = SHOWN_CLAIMS.split(",").filter(Boolean);

test.describe.configure({ timeout: 300_000 });

test("what is verified shows without the number and the date of a sample, and no page has words for technical details", async ({ request }) => {
  for (const path of ["/", "/verify", "/de/verify", "/fr-ca/services", "/booking", "/login", "/nothing-here"]) {
    const text = await read(request, path);
    expect(text).not.toMatch(/0000-SAMPLE|undated sample|Beispiel ohne Datum|exemple non daté/);
    for (const { errorScreens } of [en, de, fr]) expect(text).not.toContain(errorScreens.details.summary);
  }
});

test(`pages and files show ${shown.join(" and ") || "no claim"} and nothing else`, async ({ request }) => {
  const words = await wordsOfClaims(DATABASE_URL, shown);
  expect(words.size).toBeGreaterThan(10);
  const paths = await everyPath(request);
  expect(paths.length).toBeGreaterThan(80);

  // A claim that has expired must be gone at once; a new one shows once the page was asked for and made anew.
  const first = await claimsOn(paths);
  expect([...first].filter(([key]) => !shown.includes(key))).toEqual([]);
  await expect.poll(async () => [...(await claimsOn(paths)).keys()].sort(), { timeout: 120_000 }).toEqual([...shown].sort());

  /** Where each claim stands, with the words that gave it away. */
  async function claimsOn(all: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = new Map<string, string[]>();
    for (const path of all) {
      const text = await read(request, path);
      for (const [key, list] of words) {
        const word = list.find((one) => text.includes(one));
        if (word) found.set(key, [...(found.get(key) ?? []), `${path}: ${word}`]);
      }
    }
    return found;
  }
});
