import { findSecret } from "./secrets";

const seed = "abandon ability able about above absent absorb abstract absurd abuse access accident";
const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

describe("findSecret", () => {
  it.each([
    ["a seed phrase", `My words: ${seed}`],
    ["a numbered seed phrase", seed.split(" ").map((word, index) => `${index + 1}. ${word}`).join("\n")],
    ["a seed phrase with commas and capitals", seed.toUpperCase().replaceAll(" ", ", ")],
    ["a French seed phrase", "abaisser abandon abdiquer abeille abolir aborder aboutir aboyer abrasif abreuver abriter académie"],
    ["an extended key", `xprv${"9".repeat(107)}`],
    ["a key in wallet import format", "5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ"],
    ["a compressed key in wallet import format", "L5oLkpV3aqBjhki6LmvChTCV6odsp4SXM6FfU2Gppt5kFLaHLuZ9"],
    ["a seed phrase with something invisible within its words", seed.replaceAll("b", "\u200bb")],
    ["a seed phrase with something invisible between its words", seed.replaceAll(" ", "\u200b")],
    ["a seed phrase in full-width letters", seed.replace(/a/g, "\uff41")],
    ["a hex key beside its name", `private key: ${hash}`],
    ["a hex key beside its German name", `Mein privater Schlüssel ist 0x${hash}`],
    ["a hex key beside its French name", `ma clé privée : ${hash}`],
  ])("refuses %s", (_, text) => {
    expect(findSecret(text)).toBe("certain");
  });

  it("asks about a bare 64-digit hex string, which may be a transaction", () => {
    expect(findSecret(`I sent it in ${hash}`)).toBe("doubtful");
    expect(findSecret(`0x${hash}`)).toBe("doubtful");
  });

  it.each([
    ["prose", "They told me that I would have to pay a fee before they could release any of my money to my account."],
    ["French prose", "On m’a dit que je devais payer des frais avant de pouvoir retirer le moindre montant de mon compte, puis plus rien pendant des semaines."],
    ["eleven words of the list in a row", seed.split(" ").slice(0, 11).join(" ")],
    ["a Bitcoin address", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"],
    ["an Ethereum address", "0x52908400098527886E0F7030069857D2E4169EE7"],
    ["a hash of 56 digits", hash.slice(0, 56)],
    ["a longer hex string", `${hash}00`],
    ["nothing", ""],
  ])("lets %s pass", (_, text) => {
    expect(findSecret(text)).toBe("none");
  });
});
