import { totpCode } from "@/lib/testing/totp-code";

import { newTotpSecret, stepOfCode, totpAddress } from "./totp";

// The secret "12345678901234567890" of RFC 6238, appendix B, in base32. The RFC lists codes of eight digits. The
// expected codes in this test are the last six digits.
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("accepts the code of RFC 6238 at second %d", (second, code) => {
  expect(stepOfCode(secret, code, second * 1_000)).toBe(Math.floor(second / 30));
});

it("accepts a code of the current, previous or next step and refuses codes of all other steps", () => {
  const now = 2_000_000_000_000;
  const step = Math.floor(now / 30_000);
  for (const [delta, expected] of [
    [-2, undefined],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, undefined],
  ] as const) {
    expect([delta, stepOfCode(secret, totpCode(secret, now + delta * 30_000), now)]).toEqual([delta, expected]);
  }
});

it("ignores spaces in a code and refuses a code that does not have six digits", () => {
  const now = 59_000;
  expect(stepOfCode(secret, " 287 082 ", now)).toBe(1);
  for (const code of ["", "28708", "2870820", "28708a", "-87082", "２８７０８２"]) {
    expect([code, stepOfCode(secret, code, now)]).toEqual([code, undefined]);
  }
});

it("makes a new 160-bit secret each time and a URL that authenticator apps can read", () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const address = new URL(totpAddress(secret, { issuer: "Sample & Co", account: "helen@example.com" }));
  expect(address.protocol).toBe("otpauth:");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: "Sample & Co",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
