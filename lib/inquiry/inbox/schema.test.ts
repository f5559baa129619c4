import { parseInput } from "@/lib/platform/parse/parse-input";

import { callSchema, draftSchema, noteSchema, replySchema, snoozeSchema } from "./schema";

const seed = "abandon ability able about above absent absorb abstract absurd abuse access accident";
const reference = "MSG-7K2M-4Q93";
const seen = { reference, version: "3" };

it.each([
  ["a reply", replySchema, { ...seen, text: `Your words were: ${seed}`, language: "en" }, "text"],
  ["a draft", draftSchema, { reference, text: seed }, "text"],
  ["a note", noteSchema, { reference, note: `She told me ${seed}` }, "note"],
  ["a call", callSchema, { reference, outcome: "reached", callNote: seed }, "callNote"],
] as const)("%s with a wallet's recovery phrase is rejected", (_name, schema, input, field) => {
  expect(parseInput<unknown>(schema, input)).toEqual({ ok: false, codes: { [field]: ["secretFound"] } });
});

it("rejects a reply without the inbox item's version, and a snooze with an invalid end time", () => {
  expect(replySchema.safeParse({ reference, text: "We will call you.", language: "en" }).success).toBe(false);
  const until = (text: string) => snoozeSchema.safeParse({ ...seen, until: text }).success;
  expect([until("2034-09-07T09:00"), until(""), until("2034-09-07T09:00Z"), until("tomorrow")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
