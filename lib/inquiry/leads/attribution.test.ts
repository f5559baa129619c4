import { attributionFrom } from "./attribution";

it("reads the attribution from the URL of the page that sent the form", () => {
  const address = "https://firm.example/de/cryptocurrency-recovery?gclid=Cj0&utm_source=search&step=2";
  expect(attributionFrom(address)).toEqual({
    gclid: "Cj0",
    utm_source: "search",
    landing: "/de/cryptocurrency-recovery",
  });
});

it.each([null, "", "about:blank#%", "https://firm.example/?gclid=%3Cscript%3E"])(
  "finds no click id in the URL %j",
  (address) => {
    expect(attributionFrom(address).gclid).toBeUndefined();
  },
);

const key = "e9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262";
const names = ["gclid", "gbraid", "wbraid", "utm_source", "utm_medium", "utm_campaign"] as const;

it.each(
  names.flatMap((name) => [
    [name, "a key in hexadecimal", key],
    [name, "a key in uneven blocks", `${key.slice(0, 9)}-${key.slice(9, 30)}_${key.slice(30)}`],
    [name, "a key in blocks after a word", `wallet.${key.match(/.{16}/g)?.join(".")}`],
    [name, "a Solana key", "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW"],
    [name, "a key of Bitcoin", "L5oLkpV3aqBjhki6LmvChTCV6odsp4SXM6FfU2Gppt5kFLaHLuZ9"],
  ]),
)("drops %s with %s", (name, _form, value) => {
  expect(attributionFrom(`https://firm.example/?${new URLSearchParams({ [name]: value })}`)).toEqual({ landing: "/" });
});

it("drops a landing path with a key in hexadecimal", () => {
  expect(attributionFrom(`https://firm.example/${key}`)).toEqual({});
});

it("keeps the usual click ids and campaign names", () => {
  const given = {
    gclid: "Cj0KCQiA4NWrBhD-ARIsAFCKwWu5a8w1tVjyO2kEXAMPLEabcdefghijklmnopqrstuvwxyz0123456789_wcB",
    utm_source: "google",
    utm_campaign: "Autumn 2026 Crypto-Recovery Ontario",
  };
  expect(attributionFrom(`https://firm.example/?${new URLSearchParams(given)}`)).toEqual({ ...given, landing: "/" });
});
