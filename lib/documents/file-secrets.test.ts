import { hasSecret } from "./file-secrets";

const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow";
const line = "2034-01-01,The transfer that I was told to make,1200.50,0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n";
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

test.each([
  ["finds a recovery phrase", "text/plain", phrase, true],
  ["finds a recovery phrase with one word per line", "text/csv", phrase.replaceAll(" ", "\n"), true],
  ["finds a recovery phrase in an email", "message/rfc822", `From: a@example.com\r\n\r\nMy words: ${phrase}`, true],
  [
    "finds a recovery phrase that is cut off at the end of the first searched part",
    "text/plain",
    `${line.repeat(504)}${" ".repeat(66)}${phrase}${line.repeat(100)}`,
    true,
  ],
  ["finds no secret in a list of transfers", "text/csv", line.repeat(2_000), false],
  ["does not search a picture", "image/png", phrase, false],
] as const)("%s", async (_what, type, text, expected) => {
  expect(await hasSecret(type, bytes(text))).toBe(expected);
});

test("finds a recovery phrase in a text in UTF-16", async () => {
  expect(await hasSecret("text/plain", Buffer.from(`\ufeffMy words: ${phrase}`, "utf16le"))).toBe(true);
});

test("the search handles five megabytes of text without spaces", async () => {
  expect(await hasSecret("text/csv", bytes("A".repeat(5 * 1024 * 1024)))).toBe(false);
});
