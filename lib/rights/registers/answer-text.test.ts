import { locales } from "@/lib/platform/i18n/locales";

import { answerText, hasOpenPart } from "./answer-text";
import { requestKinds } from "./registers";
import { complaintAnswerSchema, requestEndSchema } from "./schema";

const entry = { receivedOn: "2027-02-01" } as const;

it.each(locales)("begins an answer with the day and one open part: %s", (locale) => {
  const texts = [answerText(entry, locale), ...requestKinds.map((kind) => answerText({ ...entry, kind }, locale))];
  for (const text of texts) {
    expect(text).toContain("2027");
    expect(text.match(/\[[^[\]]+\]/g)).toHaveLength(1);
    expect(hasOpenPart(text)).toBe(true);
    expect(hasOpenPart(text.replace(/\[[^[\]]+\]/, "We repay the fee."))).toBe(false);
  }
});

it("names the places to which the person can go with a complaint", () => {
  expect(answerText({ ...entry, places: ["Ombudsman A", "Court B"] }, "en")).toContain("Ombudsman A or Court B");
});

it("refuses an answer with an open part, to a complaint and to a data request", () => {
  const target = { reference: "CMP-7K2M-4Q93", version: 1, sentOn: "2027-02-03" };
  const codes = (answer: string) =>
    [
      complaintAnswerSchema.safeParse({ ...target, outcome: "upheld", answer }),
      requestEndSchema.safeParse({ ...target, outcome: "answered", answer }),
    ].map(({ error }) => error?.issues[0]?.message);
  expect(codes(answerText(entry, "en"))).toEqual(["answerUnfinished", "answerUnfinished"]);
  expect(codes("We repay the fee [1].")).toEqual([undefined, undefined]);
});
