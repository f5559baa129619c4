import { addText } from "@/lib/content/commands/add";
import { saveDraft } from "@/lib/content/commands/drafts";
import { now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { POST } from "./route";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

async function check(fields: Readonly<Record<string, string>>, locale = "en") {
  const response = await POST(
    new Request("http://localhost/api/staff/text-check", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ fields: { language: "en", ...fields }, locale }),
    }),
    { params: Promise.resolve({}) },
  );
  return { status: response.status, answer: (await response.json()) as unknown };
}

const head = { title: "Ask", description: "How to ask.", lead: "Ask.", review: "2099-01-01" };

it("names each broken rule with its line or its field, in the reader's language", async () => {
  await staffAs("viewer");
  const body = "## First\r\n\r\nCall your bank.\r\n\r\n<b>Now</b>";
  expect(await check({ ...head, title: "", body }, "de")).toMatchObject({
    status: 200,
    answer: {
      faults: [
        { field: "title", sentence: "Titel: Bitte ausfüllen." },
        { line: 5, sentence: expect.stringContaining("ist HTML") },
        { line: 5 },
      ],
    },
  });
  expect((await check({ ...head, body: "## First\n\nCall your bank." })).answer).toEqual({
    faults: [],
    words: 4,
    minutes: 1,
  });
});

it("says that a text is too long, and refuses a request that is much longer", async () => {
  await staffAs("viewer");
  const long = await check({ ...head, body: "a ".repeat(60_000) });
  expect(long.answer).toMatchObject({ faults: [{ line: 1, sentence: "The text is longer than 100,000 characters." }] });
  expect((await check({ ...head, body: "a".repeat(400_000) })).status).toBe(422);
});

it("asks for the French of an English article until it has a draft", async () => {
  const by = await staffAs("manager");
  const added = await addText(by, { kind: "article", key: "checked", locale: "en", title: "Ask" });
  if (!added.ok) throw new Error(added.error);
  const text = { ...head, id: added.value, kind: "article", body: "## First\n\nCall your bank." };
  const rule = { sentence: expect.stringContaining("Write or update the French version on the tab Français first.") };
  expect((await check(text)).answer).toMatchObject({ faults: [{ ...rule, language: "fr-CA" }] });
  expect((await check({ ...text, language: "de" })).answer).toMatchObject({ faults: [] });
  await saveDraft(by, { id: added.value, locale: "fr-CA", version: 0, head, body: "## Un" }, now);
  expect((await check(text)).answer).toMatchObject({ faults: [] });
});

it("is closed to staff who may not read texts", async () => {
  await staffAs("adviser");
  expect((await check({ ...head, body: "" })).status).toBe(403);
});
