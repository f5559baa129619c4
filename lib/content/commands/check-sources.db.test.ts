import { db } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";
import { emptyTables } from "@/lib/testing/empty-tables";
import { now } from "@/lib/testing/office";
import { seedTexts } from "@/lib/testing/seed-texts";
import { staffAs } from "@/lib/testing/staff-as";

import { loadArticleList } from "../loaders/article-list";
import { checkSources } from "./check-sources";
import type { AskSource } from "./check-sources";
import { listDeadSources } from "../queries/sources";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const [good, bad] = ["https://good.example/", "https://bad.example/law"];

beforeAll(() => seedTexts("demo", []));
beforeEach(async () => {
  await emptyTables("source_checks", "text_drafts", "text_versions", "texts");
  await anArticle([good, bad]);
});

async function anArticle(urls: readonly string[]) {
  const day = dateFromDay("2027-01-08");
  const sources = urls.map((url) => ({ title: `Source ${url}`, publisher: "State", url, read: "2026-05-24" }));
  const head = { title: "Ask your bank", description: "How to ask.", lead: "It helps.", review: "2028-12-01", sources };
  await db.text.create({
    data: {
      kind: "article",
      key: `cited-${urls.length}`,
      versions: {
        create: {
          locale: "en",
          number: 1,
          head,
          body: "Text.",
          publishedOn: day,
          updatedOn: day,
          publishAt: new Date(now),
        },
      },
    },
  });
}

/** Answers for every address but those that fail. Notes what was asked. */
function asking(...failing: readonly string[]) {
  const asked: string[] = [];
  const ask: AskSource = (url) => {
    asked.push(url);
    return Promise.resolve(failing.includes(url) ? { ok: false, failure: "refused" } : { ok: true });
  };
  return { ask, asked };
}

const dead = async () => [...(await listDeadSources()).keys()];

it("counts a source as dead only after failures on two different days, and names its text", async () => {
  const { ask } = asking(bad);
  await checkSources(now, ask);
  await checkSources(now + 60_000, ask);
  expect(await dead()).toEqual([]);
  await checkSources(now + msPerDay, ask);
  expect(await dead()).toEqual([bad]);
  const list = await loadArticleList(await staffAs("manager"), { view: "all" }, { locale: "en", now });
  expect(list.other.dead).toEqual([
    expect.objectContaining({ key: "cited-2", title: "Ask your bank", source: `Source ${bad}`, number: 2 }),
  ]);
  await checkSources(now + 9 * msPerDay, asking().ask);
  expect(await dead()).toEqual([]);
});

it("asks each source once a week, and one that failed once more on the next day", async () => {
  const { ask, asked } = asking(bad);
  for (const days of [0, 0.5, 1, 2, 6.9, 7]) {
    asked.push(`day ${days}`);
    await checkSources(now + days * msPerDay, ask);
  }
  // On the days on which only the failing source is asked, one that answered before shows that we are connected.
  expect(asked).toEqual(
    ["day 0", good, bad, "day 0.5", "day 1", bad, good, "day 2", "day 6.9", "day 7", good].map((each) => each),
  );
});

it("stores nothing while nothing answers, because our own connection may be down", async () => {
  await checkSources(now, asking(good, bad).ask);
  await checkSources(now + msPerDay, asking(good, bad).ask);
  expect(await db.sourceCheck.count()).toBe(0);
});

it("checks a few sources at a time, and forgets those that no text names any more", async () => {
  await anArticle(Array.from({ length: 12 }, (_, index) => `https://many.example/${index}`));
  const { ask, asked } = asking();
  await checkSources(now, ask);
  expect(asked).toHaveLength(8);
  await checkSources(now, ask);
  expect(new Set(asked).size).toBe(14);
  await db.textVersion.updateMany({ data: { withdrawnAt: new Date(now) } });
  await checkSources(now, ask);
  expect(await db.sourceCheck.count()).toBe(0);
  expect(asked).toHaveLength(14);
});
