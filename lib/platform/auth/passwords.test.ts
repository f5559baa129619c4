import { hashPassword, isPassword, passwordProblem } from "./passwords";

const words = {
  names: ["Helen Tremblay", "h.tremblay@example.org"],
  firm: ["Aster Recovery", "Aster Recovery Advisory Inc.", "Montréal", "office@aster.example", "Initial Consultation"],
};

it.each([
  ["eleven char", "passwordShort"],
  ["passwordpassword", "passwordCommon"],
  ["Password123456!", "passwordCommon"],
  ["123456789012", "passwordCommon"],
  ["aaaaaaaaaaaaaa", "passwordCommon"],
  ["correct horse battery staple", "passwordCommon"],
  ["P@ssw0rd2026!", "passwordCommon"],
  ["2026-Dr4g0n-2026", "passwordCommon"],
  ["1q2w3e4r5t6y", "passwordCommon"],
  ["ＭＯＮＫＥＹ monkey 12", "passwordCommon"],
  ["Superman-1978!", "passwordCommon"],
  ["Bienvenue-2026", "passwordCommon"],
  ["AsterRecovery2026", "passwordFirm"],
  ["Montréal-Montréal", "passwordFirm"],
  ["initial consultation", "passwordFirm"],
  ["helentremblay2026", "passwordPersonal"],
  ["Tremblay!Tremblay!", "passwordPersonal"],
  ["h.tremblay@example.org", "passwordPersonal"],
  ["seven calm rivers", undefined],
  ["Helen walks to the lake", undefined],
  ["Aster recovers slowly", undefined],
  ["x8#Lq2-vT9!mZ", undefined],
])("the check of the password %p returns %p", async (password, problem) => {
  expect(await passwordProblem(password, words)).toBe(problem);
});

it("refuses each of the 3,000 most common passwords, also if it is filled up to the shortest length", async () => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const common = dictionary["passwords-common"].slice(0, 3_000);
  expect(common).toHaveLength(3_000);
  const accepted: string[] = [];
  for (const word of common.filter((each) => /[a-z]/.test(each)))
    if ((await passwordProblem(word.padEnd(12, "-"), words)) === undefined) accepted.push(word);
  expect(accepted).toEqual([]);
});

it("accepts only the password that was hashed, and refuses every password if there is no hash", async () => {
  const hash = await hashPassword("seven calm rivers");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(hash, "seven calm rivers")).toBe(true);
  expect(await isPassword(hash, "seven calm river")).toBe(false);
  expect(await isPassword(null, "the password of no account")).toBe(false);
});
