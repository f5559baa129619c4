import { hashPassword, isPassword, passwordProblem } from "./passwords";

const names = ["Helen Tremblay", "h.tremblay@example.org"];

it.each([
  ["eleven char", "passwordShort"],
  ["passwordpassword", "passwordCommon"],
  ["Password123456!", "passwordCommon"],
  ["123456789012", "passwordCommon"],
  ["aaaaaaaaaaaaaa", "passwordCommon"],
  ["correct horse battery staple", "passwordCommon"],
  ["helentremblay2026", "passwordPersonal"],
  ["Tremblay!Tremblay!", "passwordPersonal"],
  ["h.tremblay@example.org", "passwordPersonal"],
  ["seven calm rivers", undefined],
  ["Helen walks to the lake", undefined],
  ["x8#Lq2-vT9!mZ", undefined],
])("the check of the password %p returns %p", (password, problem) => {
  expect(passwordProblem(password, names)).toBe(problem);
});

it("accepts only the password that was hashed, and refuses every password if there is no hash", async () => {
  const hash = await hashPassword("seven calm rivers");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(hash, "seven calm rivers")).toBe(true);
  expect(await isPassword(hash, "seven calm river")).toBe(false);
  expect(await isPassword(null, "the password of no account")).toBe(false);
});
