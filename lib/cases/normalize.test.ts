import { normalizeParty, normalizeRecipient } from "./normalize";

it.each([
  ["person", "Weber, Karl", "karl weber"],
  ["person", "KARL  WEBER", "karl weber"],
  ["person", "René Großmann", "grossmann rene"],
  ["firm", "Bright-Trade Ltd.", "bright trade"],
  ["firm", "S.A.", "sa"],
  ["platform", "Bright Trade", "bright trade"],
  ["wallet", "0xAbCdEf0123456789abcdef0123456789ABCDEF01", "0xabcdef0123456789abcdef0123456789abcdef01"],
  ["wallet", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
  ["wallet", " TJRabPrwbZy45sbavfcjinPJC18kjpRTv8 ", "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8"],
  ["domain", "https://www.Bright-Trade.example/login?x=1", "bright-trade.example"],
  ["domain", "support@bright-trade.example", "bright-trade.example"],
  ["domain", "münchen.example", "xn--mnchen-3ya.example"],
] as const)('for the kind %s, normalises "%s" to "%s"', (kind, name, expected) => {
  expect(normalizeParty(kind, name)).toBe(expected);
});

it.each([
  ["0xAbCdEf0123456789abcdef0123456789ABCDEF01", "0xabcdef0123456789abcdef0123456789abcdef01"],
  ["www.bright-trade.example", "bright-trade.example"],
  ["Bright Trade Ltd", "bright trade"],
])("recognises the kind of the recipient %s and normalises the recipient to %s", (text, expected) => {
  expect(normalizeRecipient(text)).toBe(expected);
});
