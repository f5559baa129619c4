import { db } from "@/lib/platform/db/client";
import type { Staff } from "@/lib/platform/auth/staff";
import { now } from "@/lib/testing/office";
import { seedTexts } from "@/lib/testing/seed-texts";
import { staffAs } from "@/lib/testing/staff-as";

import { listPublished } from "../queries/published";
import { textsAt } from "../texts";
import { deleteText } from "./delete";
import { moveText, placeQuestion } from "./order";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let by: Staff;

beforeEach(async () => {
  await db.$executeRaw`truncate texts cascade`;
  await seedTexts("demo");
  by = await staffAs("manager");
});

const find = (kind: string, key: string) =>
  db.text.findUniqueOrThrow({ where: { kind_key: { kind, key } }, select: { id: true, version: true } });

/** The public order: the topics, or the questions of one. */
async function shown(topic?: string) {
  const texts = textsAt(await listPublished(now), "v", now);
  if (topic === undefined) return texts.list("topic", "en").map(({ key }) => key);
  return texts.list("question", "en").flatMap((text) => (text.topic === topic ? text.key : []));
}

it("moves a question and a topic one place, and the new order is public", async () => {
  const question = await find("question", "how-to-pay");
  expect((await moveText(by, { ...question, direction: "up" })).ok).toBe(true);
  expect(await shown("fees")).toEqual(["what-it-costs", "how-to-pay", "hidden-fees"]);
  await moveText(by, { ...(await find("topic", "fees")), direction: "up" });
  expect((await shown()).slice(0, 2)).toEqual(["fees", "before"]);
  // A text at the end stays there.
  await moveText(by, { ...(await find("topic", "fees")), direction: "up" });
  expect((await shown()).slice(0, 2)).toEqual(["fees", "before"]);
});

it("puts a question down before another one, and at the end of another topic", async () => {
  const [cost, other] = [await find("question", "what-it-costs"), await find("question", "how-to-pay")];
  const fees = await find("topic", "fees");
  await placeQuestion(by, { ...other, topicId: fees.id, before: cost.id });
  expect(await shown("fees")).toEqual(["how-to-pay", "what-it-costs", "hidden-fees"]);
  const privacy = await find("topic", "privacy");
  const before = await shown("privacy");
  await placeQuestion(by, { ...cost, topicId: privacy.id });
  expect(await shown("privacy")).toEqual([...before, "what-it-costs"]);
  expect(await shown("fees")).toEqual(["how-to-pay", "hidden-fees"]);
  expect(await db.auditEvent.findFirst({ where: { action: "text.moved", subjectId: cost.id } })).toMatchObject({
    details: { key: "what-it-costs", topic: "privacy", to: before.length + 1 },
  });
});

it("refuses a move from a page that is out of date, and a place that is gone", async () => {
  const question = await find("question", "how-to-pay");
  await moveText(by, { ...question, direction: "up" });
  expect(await moveText(by, { ...question, direction: "up" })).toMatchObject({ error: "RESOURCE_CONFLICT" });
  const moved = await find("question", "how-to-pay");
  const [fees, cost] = [await find("topic", "fees"), await find("question", "what-it-costs")];
  const privacy = await find("topic", "privacy");
  expect(await placeQuestion(by, { ...question, topicId: fees.id })).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await placeQuestion(by, { ...moved, topicId: privacy.id, before: cost.id })).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  expect(await placeQuestion(by, { ...moved, topicId: cost.id })).toMatchObject({ error: "RESOURCE_CONFLICT" });
  await deleteText(by, cost, now);
  expect(await moveText(by, { id: cost.id, direction: "up" })).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await shown("fees")).toEqual(["how-to-pay", "hidden-fees"]);
});

it("moves a question once if two people put it down at the same moment", async () => {
  const question = await find("question", "what-it-costs");
  const privacy = await find("topic", "privacy");
  const results = await Promise.all([
    placeQuestion(by, { ...question, topicId: privacy.id }),
    moveText(by, { ...question, direction: "down" }),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});
