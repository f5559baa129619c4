import { submissionIdentity } from "./submission";

const submission = { kind: "lead", formKey: undefined, key: undefined } as const;
const content = { email: "margaret@example.org", story: "Three transfers." };
const identityOf = (answers: object) =>
  submissionIdentity({ ...submission, content: { ...content, ...answers } }).hash.toString();

it("an undefined answer does not change a submission's hash, but an empty answer does", () => {
  expect(identityOf({ phoneCountry: undefined })).toBe(identityOf({}));
  expect(identityOf({ phoneCountry: "DE" })).not.toBe(identityOf({}));
  expect(identityOf({ phoneCountry: "" })).not.toBe(identityOf({}));
});
