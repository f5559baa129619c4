import fc from "fast-check";

import { hostileText } from "@/lib/testing/hostile-text";
import { readCorpus } from "@/lib/testing/transfers/score";

import { mostLines } from "./clean-text";
import { parse } from "./parse";

const reader = { locale: "en", country: "ca", today: "2026-03-20" };
const cases = [...readCorpus("corpus"), ...readCorpus("own-corpus")];

/** The identifiers with a checksum that is right, each alone as a text. */
const checked = [
  ...new Set(
    cases.flatMap(({ expected }) =>
      expected.identifiers
        .filter(({ check, kind, known }) => check === "ok" && kind !== "card-number" && known === undefined)
        .map(({ value }) => value),
    ),
  ),
];

/**
 * Addresses of Ethereum have no check digits. Their capitals are the check, so a digit in place of a digit may pass.
 */
const base58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

it.each(checked)("finds no right code in %s with any one character changed", (code) => {
  const alphabet = /^(?:bc1|ltc1|addr1|stake1)/.test(code) ? "qpzry9x8gf2tvdw0s3jn54khce6mua7l" : base58;
  const changed = Array.from({ length: code.length }, (_, at) =>
    [...alphabet.slice(at % 7).slice(0, 9), "0", "f"]
      .filter((sign) => sign !== code[at])
      .map((sign) => code.slice(0, at) + sign + code.slice(at + 1)),
  ).flat();
  const wrong = changed.filter((text) =>
    parse(text, reader).identifiers.some(
      ({ check, value }) => check === "ok" && value.toLowerCase() !== code.toLowerCase(),
    ),
  );
  expect(wrong).toEqual([]);
});

it("reads any text without an error", () => {
  const pieces = cases.map(({ input }) => input);
  const mixed = fc
    .array(fc.oneof(fc.constantFrom(...pieces), hostileText(6), fc.nat({ max: 400 })), { maxLength: 6 })
    .map((parts) =>
      parts.map((part) => (typeof part === "number" ? (pieces[part % pieces.length] ?? "").slice(part / 3) : part)),
    )
    .map((parts) => parts.join("\n"));
  fc.assert(
    fc.property(mixed, fc.constantFrom("en", "de", "fr-CA"), (text, locale) => {
      expect(parse(text, { ...reader, locale }).rows).toBeInstanceOf(Array);
    }),
  );
});

it.each([
  "3 Nov 2026, Anna\nto release your funds please send 4000 USDT",
  "3 Nov 2026 pay 4000 USDT to unlock your account",
  "03.11.2026 10:05 Anna\num Ihr Geld freizugeben senden Sie bitte 4000 USDT",
  "3 nov. 2026 veuillez envoyer 4000 USDT",
  "03.11.2026 bitte 4000 USDT senden",
])("asks whether money was sent that a line asks for: %s", (text) => {
  const { rows, questions } = parse(text, reader);
  expect(rows.map(({ amount, selected }) => [amount, selected])).toEqual([["4000", false]]);
  expect(questions).toContain("was-it-sent");
});

const chat = (...messages: readonly string[]) =>
  messages.map((message, at) => `[2026-03-1${at} 10:00] ${message}`).join("\n");
const ticks = (text: string) =>
  parse(text, reader).rows.map(({ amount, selected }) => `${selected === false ? "" : "x "}${amount}`);

it.each([
  [["Ann: I have not sent the 3000 USDT yet"], ["3000"]],
  [["Anna: ich habe die 3000 USDT noch nicht überwiesen"], ["3000"]],
  [["Anne: je n'ai pas encore envoyé les 3 000 USDT"], ["3000"]],
  [["Luc: Vous avez envoyé 3 000 USDT?", "Anne: non"], ["3000"]],
  [
    ["Tom: Have you sent the 200 USDT?", "Ann: I sent 300 USDT", "Tom: I sent you 500 USD profit"],
    ["x 300", "500"],
  ],
])("ticks only what a chat says was sent: %j", (messages, expected) => {
  expect(ticks(chat(...messages))).toEqual(expect.arrayContaining(expected));
  expect(ticks(chat(...messages)).filter((each) => each.startsWith("x "))).toEqual(
    expected.filter((each) => each.startsWith("x ")),
  );
});

it("ticks the coins that left an exchange, and no purchase, exchange or withdrawal to the own bank", () => {
  const rows = [
    "Timestamp,Transaction Type,Asset,Quantity Transacted,Notes,Recipient Address",
    "2026-03-10 14:10:45 UTC,Buy,BTC,0.05,Bought 0.05 BTC,",
    "2026-03-10 14:20:45 UTC,Convert,ETH,-0.005,Converted 0.005 ETH,",
    "2026-03-10 15:31:02 UTC,Send,BTC,-0.04,Sent 0.04 BTC,bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
    "2026-03-11 16:20:10 UTC,Withdrawal,CAD,-20.00,Withdrawal to a bank,",
  ];
  expect(ticks(rows.join("\n"))).toEqual(["0.05", "0.005", "x 0.04", "20.00"]);
});

it("takes an amount without a sign for money that came in, where payments have a minus", () => {
  const rows = ["02.03.2026 Miete -845,00", "04.03.2026 Überweisung Trade Plus -250,00", "06.03.2026 Rente 1.612,90"];
  expect(ticks(rows.join("\n"))).toEqual(["x 845.00", "x 250.00", "1612.90"]);
});

it("returns only codes that are in the text", () => {
  const plain = (text: string) => text.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
  for (const { input, locale } of cases)
    for (const { value } of parse(input, { ...reader, locale }).identifiers)
      for (const part of value.replace(/^https:/, "").match(/[A-Za-z0-9]+/g) ?? [])
        expect(plain(input.replace(/\u200b/g, ""))).toContain(plain(part));
});

it.each([
  ["a seed phrase", "legal winner thank year wave sausage worth useful crumble oxygen mansion yellow"],
  [
    "a seed phrase after a statement",
    `${"14.03.2026 Überweisung 1,00 EUR\n".repeat(50)}legal winner thank year wave sausage worth useful crumble oxygen mansion yellow`,
  ],
])("refuses %s and returns nothing of it", (_what, text) => {
  expect(parse(text, reader)).toEqual({
    refused: { reason: "secret", finding: "certain" },
    format: "bare",
    rows: [],
    identifiers: [],
    warnings: [],
    questions: [],
  });
});

it("reads the first lines of a text that is too long, and says so", () => {
  const { rows, warnings } = parse("2026-03-14 transfer EUR 5.00\n".repeat(mostLines + 10), reader);
  expect([rows.length, warnings.includes("text-cut")]).toEqual([mostLines, true]);
});

it.each(["", " \n\t", "%PDF-1.7\n1 0 obj", "\u202e\u200b", "\0\0\0"])("finds nothing in %j", (text) => {
  expect(parse(text, reader)).toMatchObject({ refused: null, rows: [], identifiers: [] });
});
