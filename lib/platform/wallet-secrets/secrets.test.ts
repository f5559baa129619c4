import { findSecret } from "./secrets";

const seed = "abandon ability able about above absent absorb abstract absurd abuse access accident";
const words = seed.split(" ");
const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const signature = "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW";

describe("findSecret refuses", () => {
  it.each([
    ["a phrase of few different words", `${"abandon ".repeat(11)}about`],
    ["a phrase with invisible characters within its words", seed.replaceAll("b", "\u200bb")],
    ["a phrase with invisible characters between its words", seed.replaceAll(" ", "\u200b")],
    ["a phrase in camel case", words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")],
    ["a phrase with escaped line breaks", words.join(String.raw`\n`)],
    ["a phrase in a URL", `https://example.com/?q=${words.join("%20")}`],
    ["a Chinese phrase without spaces as the whole text", "的一是在不了有和人这中大"],
    [
      "a Chinese phrase without spaces in a text that calls it a seed phrase",
      "我的助记词：的一是在不了有和人这中大。谢谢",
    ],
  ])("%s", (_, text) => {
    expect(findSecret(text)).toBe("certain");
  });

  it.each([
    ["an extended key", `xprv${"9".repeat(107)}`],
    ["an extended key over two lines", `zprv${"9".repeat(50)}\n${"A".repeat(57)}`],
    ["a key in wallet import format", "5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ"],
    ["a compressed key in wallet import format", "L5oLkpV3aqBjhki6LmvChTCV6odsp4SXM6FfU2Gppt5kFLaHLuZ9"],
    ["a key in PEM", "-----BEGIN EC PRIVATE KEY-----\nMHQCAQEEI\n-----END EC PRIVATE KEY-----"],
    ["a key in PEM with hyphens that a word processor turned into dashes", "—–BEGIN PRIVATE KEY—–\nMHQCAQEEI"],
    ["a key file of Solana", JSON.stringify(Array.from({ length: 64 }, (_, index) => index))],
    ["a Stellar secret", `S${"B".repeat(55)}`],
    ['a hex key after the words "private key"', `private key: ${hash}`],
    ['a hex key before the words "private key"', `0x${hash} is my private key`],
    ["a hex key as the value of PRIVATE_KEY", `PRIVATE_KEY=${hash}`],
    ["a hex key after a sentence that announces it", `This is my private key. ${hash}`],
    ["a hex key after the German words for a private key", `Mein privater Schlüssel ist 0x${hash}`],
    ["a hex key after the French words for a private key", `ma clé privée : ${hash}`],
    ["a hex key in blocks of eight", `private key ${hash.match(/.{8}/g)?.join(" ")}`],
    ["a hex key in blocks of four, one per line", `My key: ${hash.match(/.{4}/g)?.join("\n")}`],
    ['a 64-byte key in base58 after the words "private key"', `private key ${signature}`],
    ['a 64-byte key in hexadecimal after the words "secret key"', `secret key: ${hash}${hash}`],
  ])("%s", (_, text) => {
    expect(findSecret(text)).toBe("certain");
  });
});

const key = "e9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262";
const leet = (text: string) => text.replace(/[aest]/g, (letter) => ({ a: "4", e: "3", s: "5", t: "7" })[letter] ?? "");
const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow";

describe("findSecret refuses in disguise", () => {
  it.each([
    [
      "a key in uneven blocks",
      `my private key ${key.slice(0, 8)} ${key.slice(8, 30)} ${key.slice(30, 37)} ${key.slice(37)}`,
    ],
    ["a key with a space after each digit", `Private key: ${[...key].join(" ")}`],
    ["a key in pairs with colons", `private key: ${key.match(/../g)?.join(":")}`],
    ["a phrase with a space after each letter", `My words: ${[...phrase.replaceAll(" ", "")].join(" ")}`],
    ["a phrase with spaces between letters and more between words", [...phrase].join(" ")],
    ["a phrase with dots between its letters", [...phrase.replaceAll(" ", "")].join(".")],
    ["a phrase in hexadecimal", `here: ${Buffer.from(phrase).toString("hex")}`],
    ["a phrase in hexadecimal bytes", Buffer.from(phrase).toString("hex").match(/../g)?.join(" ") ?? ""],
    ["a phrase in hexadecimal with 0x", `0x${Buffer.from(phrase).toString("hex")}`],
    ["a phrase in base64", Buffer.from(phrase).toString("base64")],
    ["a phrase with digits for letters", leet(phrase)],
    ["a phrase with all its usual digits", leet(phrase).replaceAll("i", "1").replaceAll("o", "0")],
    ["a phrase with 1 for l", leet(phrase).replaceAll("l", "1")],
    ["a password with its PIN", "Binance password: Hunter2!x, PIN: 4821"],
    ["a password with its PIN in German", "Mein Passwort lautet Sommer2024 und die PIN ist 4821"],
    ["a PIN before its password in French", "NIP 4821, mot de passe : Ete-2024"],
  ])("%s", (_, text) => {
    expect(findSecret(text)).toBe("certain");
  });
});

describe("findSecret accepts as evidence", () => {
  it.each([
    ["a password alone", "They gave me a login for their platform, password: Trade2024x, and then nothing worked."],
    [
      "prose about passwords and PINs",
      "He asked for my password and PIN 3 times. I said my password is private, and so is the PIN.",
    ],
    [
      "three IBANs after a key word",
      `My key: DE89 3704 0044 0532 0130 00, DE12 5001 0517 0648 4898 90, GB29 NWBK 6016 1331 9268 19`,
    ],
    ["initials", "J. R. R. T. of the A. B. C. D. E. F. G. company in U. S. A. told me so."],
    ["product names with digits", "I paid by G00gle card, 3 t0k3ns, on the b1nance and p4ypal sites, with 2 steps."],
    ["the data of a transaction", `0xa9059cbb000000000000000000000000${key.slice(0, 40)}${"0".repeat(48)}5f5e1000`],
  ])("%s", (_, text) => {
    expect(findSecret(text)).not.toBe("certain");
  });

  it("a public key", () => {
    expect(findSecret(`His public key: ${key}`)).toBe("doubtful");
  });
});

describe("findSecret is in doubt about", () => {
  it.each([
    ["a bare 64-digit hex string", `I sent it in ${hash}`],
    ["a 64-digit hex string with the prefix 0x", `0x${hash}`],
    ["a bare base58 string of 64 bytes", `Solscan shows ${signature}`],
    [
      "a hash that the text calls a transaction, after a sentence about keys",
      `They wanted my private key, I refused. The transaction is ${hash}`,
    ],
    [
      "a hex string that the text calls a hash, in a sentence that also mentions a key",
      `I kept my private key, and the hash of the transaction is ${hash}`,
    ],
    [
      "a hash in the sentence that follows a mention of a key",
      `He never got the private key. All I did was to send it in ${hash}, which you can look up.`,
    ],
    ["a hash before a sentence about keys", `I sent it in ${hash}. Then he asked for my private key.`],
    ["a hash in blocks of eight digits", hash.match(/.{8}/g)?.join(" ") ?? ""],
    [
      "a hash in which 52 characters look like a key in wallet import format",
      "0x1810cd27f34d15edad992d9a4f487a2cc75cab6fca3e475bff3e6a8c05b91140",
    ],
  ])("%s", (_, text) => {
    expect(findSecret(text)).toBe("doubtful");
  });
});

describe("findSecret accepts", () => {
  it.each([
    ["prose", "They told me that I would have to pay a fee before they could release any of my money to my account."],
    [
      "French prose",
      "On m’a dit que je devais payer des frais avant de pouvoir retirer le moindre montant de mon compte, puis plus rien pendant des semaines.",
    ],
    ["nine seed words in a row", words.slice(0, 9).join(" ")],
    ["a Bitcoin address", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"],
    [
      'an Ethereum address after the words "private key"',
      "My private key was for 0x52908400098527886E0F7030069857D2E4169EE7",
    ],
    ["a Solana address", "7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV"],
    ["an IBAN", "DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX"],
    [
      "card and phone numbers",
      "4111 1111 1111 1111, +49 30 1234 5678, 0044 20 7946 0958, 1234 5678 1234 5678 1234 5678 1234 5678 1234",
    ],
    ["a hash of 56 digits", hash.slice(0, 56)],
    ["a hex string of 66 digits", `${hash}00`],
    ["Chinese prose", "我在网上认识了一个人他说可以教我投资我把所有的钱都转给他了现在他不见了。请问你们能帮我吗"],
    ["an empty text", ""],
  ])("%s", (_, text) => {
    expect(findSecret(text)).toBe("none");
  });
});

describe("a text built to slow down the search", () => {
  const long = (part: string) => part.repeat(Math.ceil(10_000 / part.length)).slice(0, 10_000);

  it.each([
    "a",
    "ab12 ",
    "1,",
    "1   ,",
    "xprv",
    "xprv1 ",
    "<",
    " ",
    "key ",
    "key   :",
    "private key ",
    "priv -_",
    "BEGIN A",
    "a\u200b",
    "abandon",
    "abandon x y z ",
    "的一",
    "[ 1 ,",
    "aA",
    "&aa",
    `${hash} key `,
    "5Kb8kLf9zgWQnogidDA76MzPL6TsZZY36hWX",
    "0x",
    "f".repeat(32) + " ",
    "c3VyZQ==",
  ])("and made of repeated %j is searched in linear time", (part) => {
    const time = (text: string) => {
      const from = process.cpuUsage().user;
      findSecret(text);
      return process.cpuUsage().user - from;
    };
    time(long(part).slice(0, 500));
    // The time is in microseconds. A few thousand are usual. A quadratic search of this length would take hundreds of
    // thousands.
    expect(Math.min(...[1, 2, 3].map(() => time(long(part))))).toBeLessThan(60_000);
  });
});

describe.each([
  [
    'that repeats the words "legal winner thank"',
    "legal winner thank year wave sausage worth useful legal winner thank yellow",
  ],
  [
    'that repeats the words "letter advice cage"',
    "letter advice cage absurd amount doctor acoustic avoid letter advice cage above",
  ],
  ["that repeats a single word", `${"abandon ".repeat(11)}about`],
])("a phrase %s", (_what, phrase) => {
  const words = phrase.split(" ");
  const misspelt = (...places: readonly number[]) =>
    words.map((word, place) => (places.includes(place) ? `${word}q` : word)).join(" ");

  it("is found even if one of its words is misspelt", () => {
    expect(words.map((_, place) => findSecret(`Hello, here it is: ${misspelt(place)}`))).toEqual(
      words.map(() => "certain"),
    );
  });

  it("is found even if one word in each half is misspelt", () => {
    expect(findSecret(misspelt(3, 9))).toBe("certain");
  });
});

it("accepts repeated everyday words", () => {
  expect(findSecret(`I said ${"no ".repeat(12)}and please ${"stop ".repeat(9)}`)).toBe("none");
});
