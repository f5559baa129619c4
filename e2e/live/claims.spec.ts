import { wordsOfClaims } from "../../lib/testing/live-office";
import { expect, test } from "../fixtures";
import { everyPath, read } from "./reading";

const { DATABASE_URL = "", SHOWN_CLAIMS = "", REFRESH_KEY } = process.env;
const shown = SHOWN_CLAIMS.split(",").filter(Boolean);

test.describe.configure({ timeout: 300_000 });

test(`pages and files show ${shown.join(" and ") || "no claim"} and nothing else`, async ({ request }) => {
  const words = await wordsOfClaims(DATABASE_URL);
  expect(words.size).toBeGreaterThan(10);
  const paths = await everyPath(request);
  expect(paths.length).toBeGreaterThan(80);
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const text = await read(request, path, REFRESH_KEY ? { "x-prerender-revalidate": REFRESH_KEY } : {});
    for (const [key, list] of words) {
      if (list.some((word) => text.includes(word))) found.set(key, [...(found.get(key) ?? []), path]);
    }
  }
  const wrong = [...found].filter(([key]) => !shown.includes(key));
  expect(wrong).toEqual([]);
  expect(shown.filter((key) => !found.has(key))).toEqual([]);
});
