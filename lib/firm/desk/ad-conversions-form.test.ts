import { sampleConversions } from "../ad-conversions";
import { editedConversions, readConversionsForm } from "./ad-conversions-form";

const typed = {
  version: "3",
  locale: "de",
  currency: "CAD",
  "name.qualified": " Qualified lead ",
  "name.consultation-held": "Consultation held",
  "name.engaged": "Engaged",
  "value.qualified": "20",
  "value.consultation-held": "60,00",
  "value.engaged": "200",
  "id.qualified": "",
  "id.consultation-held": "",
  "id.engaged": "",
};

function read(change: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...change })) form.set(name, value);
  const parsed = editedConversions.safeParse(readConversionsForm(form));
  return parsed.success
    ? parsed.data
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message]));
}

it("reads names, values in the reader's language and no ids", () => {
  expect(read()).toEqual({ version: 3, adConversions: sampleConversions });
});

it("reads that nothing is reported, whatever the other fields contain", () => {
  expect(read({ currency: "none", "name.engaged": "" })).toEqual({ version: 3, adConversions: null });
});

it.each([
  ["name.engaged", "", "required"],
  ["name.engaged", "a,b", "conversionName"],
  ["name.engaged", "=1+1", "conversionName"],
  ["name.engaged", 'say "hi"', "conversionName"],
  ["value.engaged", "", "required"],
  ["value.engaged", "0", "conversionValue"],
  ["value.engaged", "many", "amountInvalid"],
  ["id.engaged", "12a", "conversionId"],
  ["id.engaged", "12345678901234567890", "conversionId"],
  ["currency", "USD", "required"],
])("refuses %s %j with %s", (name, value, code) => {
  expect(read({ [name]: value })).toEqual({ [name]: code });
});
