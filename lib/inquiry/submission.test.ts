import { submissionIdentity } from "./submission";

const submission = { kind: "lead", formKey: undefined, key: undefined } as const;
const content = { email: "margaret@example.org", story: "Three transfers." };
const identityOf = (answers: object) =>
  submissionIdentity({ ...submission, content: { ...content, ...answers } }).hash.toString();

it("ignores an undefined answer, but not an empty one, when it identifies a submission", () => {
  expect(identityOf({ phoneCountry: undefined })).toBe(identityOf({}));
  expect(identityOf({ phoneCountry: "DE" })).not.toBe(identityOf({}));
  expect(identityOf({ phoneCountry: "" })).not.toBe(identityOf({}));
});
