import { phrasesOf } from "@/lib/testing/stories/secrets";

import { typedValuesSchema, withTypedValues } from "./typed-values";

const typed = { firstName: "Margaret", lastName: "", email: "", phone: "", additionalNotes: "", typedAt: 2 };

it("empties a field that contains a seed phrase and keeps the other fields", () => {
  const phrase = phrasesOf("english", 1).flat().join(" ");
  const parsed = typedValuesSchema.parse({ ...typed, additionalNotes: phrase });
  expect(parsed.prefill).toMatchObject({ firstName: "Margaret", additionalNotes: "" });
});

it("drops values that were sent before the stored ones", () => {
  const stored = withTypedValues({}, typedValuesSchema.parse(typed));
  const late = typedValuesSchema.parse({ ...typed, firstName: "Marg", typedAt: 1 });
  expect(withTypedValues(stored, late).prefill?.firstName).toBe("Margaret");
});
