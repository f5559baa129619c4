import { readCorpus } from "@/lib/testing/transfers/score";

import { readText } from "./read-text";
import { readTextSchema, workSchema } from "./schema";

const all = (["corpus", "own-corpus"] as const).flatMap((name) => readCorpus(name));

it("accepts everything that the reader returns", () => {
  for (const { input, locale } of all) {
    const read = readText(input, { locale, country: "ca", today: "2026-03-20" });
    expect(readTextSchema.parse(read)).toEqual(read);
  }
});

it.each([{}, { text: 5 }, { text: "a", reader: { locale: "en", country: "ca", today: "today" } }])(
  "refuses work of another shape: %j",
  (work) => {
    expect(workSchema.safeParse(work).success).toBe(false);
  },
);
