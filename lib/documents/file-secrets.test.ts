import { hasSecret } from "./file-secrets";

const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow";
const line = "2034-01-01,The transfer that I was told to make,1200.50,0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n";
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

test.each([
  ["a phrase", "text/plain", phrase, true],
  ["a numbered phrase", "text/csv", phrase.replaceAll(" ", "\n"), true],
  ["a phrase in an email", "message/rfc822", `From: a@example.com\r\n\r\nMy words: ${phrase}`, true],
  ["a phrase at the end of a part", "text/plain", `${line.repeat(481)}${phrase}${line.repeat(100)}`, true],
  ["transfers", "text/csv", line.repeat(2_000), false],
  ["a picture, which is not searched", "image/png", phrase, false],
] as const)("searches %s", async (_what, type, text, found) => {
  expect(await hasSecret(type, bytes(text))).toBe(found);
});

test("a long text without spaces is searched in parts", async () => {
  expect(await hasSecret("text/csv", bytes("A".repeat(5 * 1024 * 1024)))).toBe(false);
});
