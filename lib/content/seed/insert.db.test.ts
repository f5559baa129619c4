import { db } from "@/lib/platform/db/client";
import { seedTexts } from "@/lib/testing/seed-texts";

import type { SeedText } from "./seed-texts";

const seed = (version: number, key: string, body: string): SeedText => ({
  kind: "article",
  key,
  position: 1,
  version,
  versions: [{ locale: "en", head: { title: "T" }, body, publishedOn: "2026-11-01", updatedOn: "2026-11-02" }],
});

const stateOf = async (key: string) => {
  const text = await db.text.findUniqueOrThrow({
    where: { kind_key: { kind: "article", key } },
    select: {
      seedVersion: true,
      versions: { select: { number: true, body: true }, orderBy: { number: "asc" } },
      drafts: { select: { body: true } },
    },
  });
  return {
    seed: text.seedVersion,
    versions: text.versions.map(({ number, body }) => `${number} ${body}`),
    drafts: text.drafts.map(({ body }) => body),
  };
};

it("inserts a missing text once, and never again after it was deleted", async () => {
  await seedTexts("live", [seed(1, "once", "Old.")]);
  await seedTexts("live", [seed(1, "once", "Old.")]);
  expect(await stateOf("once")).toEqual({ seed: 1, versions: ["1 Old."], drafts: [] });
  await db.text.update({ where: { kind_key: { kind: "article", key: "once" } }, data: { deletedAt: new Date() } });
  await seedTexts("demo", [seed(1, "once", "Old.")]);
  expect(await stateOf("once")).toMatchObject({ versions: ["1 Old."] });
});

it("publishes a newer text in a demonstration that nobody has edited, and offers it as a draft in a live site", async () => {
  for (const mode of ["demo", "live"] as const) {
    await seedTexts(mode, [seed(1, `newer-${mode}`, "Old.")]);
    await seedTexts(mode, [seed(2, `newer-${mode}`, "New.")]);
  }
  expect(await stateOf("newer-demo")).toEqual({ seed: 2, versions: ["1 Old.", "2 New."], drafts: [] });
  expect(await stateOf("newer-live")).toEqual({ seed: 2, versions: ["1 Old."], drafts: ["New."] });
});

it("keeps the firm's own draft, and offers the newer text once the draft is gone", async () => {
  await seedTexts("live", [seed(1, "own", "Old.")]);
  const { id } = await db.text.findUniqueOrThrow({ where: { kind_key: { kind: "article", key: "own" } } });
  await db.textDraft.create({ data: { textId: id, locale: "en", head: {}, body: "Ours." } });
  await seedTexts("live", [seed(2, "own", "New.")]);
  expect(await stateOf("own")).toEqual({ seed: 1, versions: ["1 Old."], drafts: ["Ours."] });
  await db.textDraft.deleteMany({ where: { textId: id } });
  await seedTexts("live", [seed(2, "own", "New.")]);
  expect(await stateOf("own")).toEqual({ seed: 2, versions: ["1 Old."], drafts: ["New."] });
});

it("leaves out the languages that a newer text does not change", async () => {
  await seedTexts("live", [seed(1, "same", "Old.")]);
  await seedTexts("live", [seed(2, "same", "Old.")]);
  expect(await stateOf("same")).toEqual({ seed: 2, versions: ["1 Old."], drafts: [] });
});
