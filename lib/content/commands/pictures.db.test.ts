import sharp from "sharp";

import { db } from "@/lib/platform/db/client";
import { now } from "@/lib/testing/office";
import { seedTexts } from "@/lib/testing/seed-texts";
import { staffAs } from "@/lib/testing/staff-as";

import { findPictureFile, listPictures } from "../queries/pictures";
import { listNames } from "../queries/names";
import { addText } from "./add";
import { saveDraft } from "./drafts";
import { addPicture, removePicture } from "./pictures";
import { publishDrafts } from "./publish";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const picture = () =>
  sharp({ create: { width: 1_600, height: 400, channels: 3, background: "#246" } })
    .png()
    .toBuffer();

it("stores a picture once for each width, and keeps it while a public text shows it", async () => {
  await seedTexts("demo");
  const by = await staffAs("manager");
  const added = await addText(by, { kind: "article", key: "with-a-picture", locale: "de", title: "Bild" });
  if (!added.ok) throw new Error(added.error);
  const textId = added.value;
  const upload = async () => addPicture(by, { textId, fileName: "Plan.png", content: await picture() }, now);
  expect(await upload()).toEqual({ ok: true, value: "plan.webp" });
  expect(await upload()).toEqual({ ok: true, value: "plan-2.webp" });
  const [plan] = await listPictures();
  expect(plan?.files.map(({ width }) => width)).toEqual([720, 1_440]);
  expect((await sharp(await findPictureFile(plan?.files[0]?.hash ?? "")).metadata()).width).toBe(720);
  expect((await listNames()).pictures).toEqual(new Set(["plan.webp", "plan-2.webp"]));

  const head = { title: "Bild", description: "Ein Bild.", lead: "Ein Bild.", review: "2029-01-01", sources: [] };
  const body = '## Bild\n\n::picture{file=plan.webp alt="Der Plan"}\n';
  await saveDraft(by, { id: textId, locale: "de", version: 1, head, body }, now);
  const drafts = [{ locale: "de" as const, version: 2, isCurrent: false }];
  expect((await publishDrafts(by, { id: textId, drafts, at: undefined }, now)).ok).toBe(true);
  expect(await removePicture(by, { textId, name: "plan.webp" })).toMatchObject({ details: { rule: "used" } });
  expect(await removePicture(by, { textId, name: "plan-2.webp" })).toMatchObject({ ok: true });
  expect(await removePicture(by, { textId, name: "plan-2.webp" })).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await db.textPicture.count()).toBe(2);
});

it("refuses a file that is not a picture", async () => {
  const by = await staffAs("manager");
  const content = Buffer.from("<svg/>");
  const refused = await addPicture(by, { textId: "none", fileName: "a.png", content }, now);
  expect(refused).toMatchObject({ details: { rule: "unreadable" } });
});

it("never publishes a text with a picture that is removed at the same moment", async () => {
  await seedTexts("demo");
  const by = await staffAs("manager");
  const content = await picture();
  for (let round = 0; round < 12; round += 1) {
    const key = `race-${round}`;
    const added = await addText(by, { kind: "article", key, locale: "de", title: "Bild" });
    if (!added.ok) throw new Error(added.error);
    const textId = added.value;
    const stored = await addPicture(by, { textId, fileName: `${key}.png`, content }, now);
    const name = stored.ok ? stored.value : "";
    const head = { title: "Bild", description: "Ein Bild.", lead: "Ein Bild.", review: "2029-01-01", sources: [] };
    const body = `## Bild\n\n::picture{file=${name} alt="Der Plan"}\n`;
    await saveDraft(by, { id: textId, locale: "de", version: 1, head, body }, now);
    const drafts = [{ locale: "de" as const, version: 2, isCurrent: false }];
    const [published, removed] = await Promise.all([
      publishDrafts(by, { id: textId, drafts, at: undefined }, now),
      removePicture(by, { textId, name }),
    ]);
    expect([published.ok, removed.ok].filter(Boolean)).toHaveLength(1);
  }
});
