import { parseInput } from "@/lib/platform/parse/parse-input";

import { periodControl, reasonControl } from "../retention";
import { editedRetention, readRetentionForm } from "./retention-form";

function read(changes: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  const fields = {
    version: "3",
    germanTax: "10",
    [periodControl("clientFile")]: "7",
    [periodControl("inquiry")]: "12",
    [periodControl("payments")]: "11",
    [reasonControl("payments")]: " Required by our auditor ",
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseInput(editedRetention, readRetentionForm(form));
}

it("reads the periods with their reasons, and the German tax law", () => {
  expect(read()).toMatchObject({
    ok: true,
    value: {
      version: 3,
      retention: {
        clientFile: { count: 7, reason: null },
        payments: { count: 11, reason: "Required by our auditor" },
        germanTax: 10,
      },
    },
  });
  expect(read({ germanTax: "none" })).toMatchObject({ value: { retention: { germanTax: null } } });
});

it.each([
  ["a period in words", periodControl("inquiry"), "long", "numberWhole"],
  ["half a year", periodControl("inquiry"), "6.5", "numberWhole"],
  ["no period", periodControl("clientFile"), "0", "retentionTooShort"],
  ["a hundred years", periodControl("payments"), "100", "retentionTooLong"],
  ["a reason that is too long", reasonControl("payments"), "x".repeat(201), "ruleTextTooLong"],
  ["an unknown law", "germanTax", "9", undefined],
])("refuses %s", (_, name, value, code) => {
  const parsed = read({ [name]: value });
  expect(parsed.ok).toBe(false);
  expect(!parsed.ok && parsed.codes).toEqual({ [name]: [code ?? expect.any(String)] });
});
