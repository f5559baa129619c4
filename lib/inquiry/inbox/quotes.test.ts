import { itReadsInLinearTime, repeated } from "@/lib/testing/worst-texts";

import { textParts, withoutRepeats } from "./quotes";

const ours =
  "Hello Margaret,\n\nIs Friday possible? We have read your message.\n\nReference: MSG-1\nhttps://firm.example/a/b";
const quoted = (text: string) => text.replace(/^/gm, "> ");
const left = (text: string, subject = "Re: Your request") => withoutRepeats({ subject, text }, [ours]);
const quotes = (text: string, subject = "") =>
  textParts({ subject, text })
    .filter(({ isQuoted }) => isQuoted)
    .map((part) => part.text);

describe("an email of ours that is quoted", () => {
  it.each([
    ["English", "On Fri, 8 Jan 2027 at 17:00, Office <office@firm.example> wrote:"],
    ["German", "Am Fr., 8. Jan. 2027 um 17:00 Uhr schrieb Office <\noffice@firm.example>:"],
    ["German, with the name first", "Office <office@firm.example> schrieb am 8. Jan. 2027 um 17:00:"],
    ["French", "Le ven. 8 janv. 2027 à 17:00, Office\n<office@firm.example> a écrit :"],
  ])("is removed together with the line above it in %s", (_language, line) => {
    expect(left(`Yes.\n\n${line}\n\n${quoted(ours)}\n`)).toBe("Yes.");
  });

  it("is removed though the program has wrapped or cut it and added marks", () => {
    const wrapped =
      "> HELLO Margaret, Is\n> Friday possible? *We have* read your message.\n> * Reference: | MSG-1 <https://firm.example/a/b>";
    expect(left(`Yes.\n${wrapped}`)).toBe("Yes.");
    const cut = "> Hello Margaret,\n>\n> Is Friday possible? We have read";
    expect(left(`Yes.\n${cut}`)).toBe("Yes.");
    expect(left("Yes.\n> Hello Margaret,\n>\n> Is Friday possible?")).toBe("Yes.");
  });

  it("is removed below Outlook's headers in three languages", () => {
    for (const head of [
      "From: Office <o@firm.example>\nSent: Friday\nTo: Me\nSubject: Your request",
      "-----Ursprüngliche Nachricht-----\nVon: Office\nGesendet: Freitag\nAn: Ich\nBetreff: Anfrage",
      "De : Office\nEnvoyé : vendredi\nÀ : moi\nObjet : Demande",
    ])
      expect(left(`Yes.\n\n${head}\n\n${ours}`)).toBe("Yes.");
  });

  it("is removed above an answer", () => expect(left(`${quoted(ours)}\n\nYes.`)).toBe("Yes."));

  it("takes no lines with it that the sender wrote", () => {
    const questions = "My three questions:\n1) When:\n2) Where:";
    expect(left(`${questions}\n${quoted(ours)}`)).toBe(questions);
  });

  it("stays if the sender wrote nothing else", () => expect(left(quoted(ours))).toBe(quoted(ours)));
});

describe("text that is quoted from others", () => {
  it.each([
    ["an answer between quoted lines", "Hello\n> Is Friday possible?\nYes.\n> Reference: MSG-1\nThanks"],
    ["a message that he wrote", "Here is what he wrote to me:\n> Pay 2 BTC today"],
    ["a list", "I paid these three:\n> 1. 500 USD\n> 2. 700 USD"],
    ["only quoted lines", "> Pay 2 BTC today"],
    ["our email with another link", `See:\n${quoted(ours.replace("/a/b", "/a/c"))}`],
    [
      "our email without its link",
      `See:\n${quoted(ours.replace(/Reference[^]*/, "Reference: MSG-1 https://x.example"))}`,
    ],
    ["our email with another reference", `See:\n${quoted(ours.replace("MSG-1", "MSG1"))}`],
    ["our email with another question", `See:\n${quoted(ours.replace("possible?", "possible???"))}`],
    ["a few letters of ours", "It begins with:\n> H"],
    ["a few words of ours", "You wrote:\n> Hello Margaret,\n> Is"],
    ["our email with additions", `See:\n${quoted(`${ours}\nPay 2 BTC to bc1q`)}`],
  ])("stays: %s", (_what, text) => expect(left(text)).toBe(text));
});

it.each([
  ["an amount", "Please pay 1.500,00 EUR today", "Please pay 15,0000 EUR today"],
  ["a decimal mark", "The fee is 1.5 BTC", "The fee is 15 BTC"],
  ["a space in a figure", "The fee is 1 2 BTC", "The fee is 12 BTC"],
  ["a sign", "The balance is -5 BTC", "The balance is 5 BTC"],
  ["a currency", "The fee is €5", "The fee is $5"],
  ["a share", "The fee is 5", "The fee is 5%"],
  [
    "an address of a wallet",
    "It went to 1BoatSLRHtKNngkdXEeobR76b53LETtpyT",
    "It went to 1boatSLRHtKNngkdXEeobR76b53LETtpyT",
  ],
  ["an email address", "Write to a.b@firm.example", "Write to ab@firm.example"],
  ["a phone number", "Call +1 416 555 0100", "Call +1 416 5550 100"],
  ["an answer of one sign", "Is this yours?", "Is this yours? ✓"],
])("a quote that differs from our email in %s stays", (_what, sent, changed) => {
  const leftOf = (quote: string) => withoutRepeats({ text: `Look:\n> ${quote}` }, [sent]);
  expect(leftOf(sent)).toBe("Look:");
  expect(leftOf(changed)).toBe(`Look:\n> ${changed}`);
});

describe("a forwarded email", () => {
  const broker = "From: Broker <b@evil.example>\nSubject: Pay\nDate: 1 Jan\nTo: me\n\nPay 2 BTC today";
  it.each([
    ["Apple Mail", `Begin forwarded message:\n\n${quoted(broker)}`],
    ["Apple Mail in German", `Anfang der weitergeleiteten Nachricht:\n\n${quoted(broker)}`],
    ["Apple Mail in French", `Début du message réexpédié :\n\n${quoted(broker)}`],
    ["Gmail", `Is this real?\n\n---------- Forwarded message ---------\n${broker}`],
    ["Gmail in German", `Echt?\n\n---------- Weitergeleitete Nachricht ---------\n${broker}`],
    ["Gmail in French", `Vrai ?\n\n---------- Message transféré ---------\n${broker}`],
    ["Thunderbird", `Is this real?\n\n-------- Forwarded Message --------\n${broker}`],
  ])("of %s is one part, and stays", (_program, text) => {
    expect(textParts({ text })).toEqual([{ isQuoted: false, text }]);
    expect(withoutRepeats({ text }, [broker, "Pay 2 BTC today"])).toBe(text);
  });

  it.each(["FW: Pay", "Fwd: Pay", "WG: Zahlung", "TR : Paiement"])(
    "of Outlook is known by its subject %s",
    (subject) => {
      expect(quotes(`Is this real?\n\n${broker}`, subject)).toEqual([]);
    },
  );
});

describe("quoted parts", () => {
  it("are separated from the sender's own text", () => {
    expect(textParts({ text: "Hello\n\n> a\n>\n\n> b\nYes.\n\n> c" })).toEqual([
      { isQuoted: false, text: "Hello" },
      { isQuoted: true, text: "> a\n>\n\n> b" },
      { isQuoted: false, text: "Yes." },
      { isQuoted: true, text: "> c" },
    ]);
  });

  it("begin at Outlook's headers", () => {
    expect(quotes("Yes.\n\nVon: Bank\nGesendet: 1.\nAn: mich\nBetreff: Konto\n\nText")).toEqual([
      "Von: Bank\nGesendet: 1.\nAn: mich\nBetreff: Konto\n\nText",
    ]);
    expect(quotes("From: here to there\nis a long way")).toEqual([]);
  });

  it("are not separated if there is nothing else", () => {
    expect(textParts({ text: "> Pay 2 BTC" })).toEqual([{ isQuoted: false, text: "> Pay 2 BTC" }]);
  });
});

itReadsInLinearTime({
  name: "the quotes of an email",
  limit: 100_000,
  texts: repeated(
    "> a\nb\n",
    ">",
    "> \n",
    "\n",
    "From: a\n",
    "-",
    "On wrote ",
    "a wrote:\n> Hello Margaret,\n",
    "> *_",
    "> a/ ",
    "Von: a\nAn: b\nCc: c\n",
    `${quoted(ours)}\nx wrote:\n`,
  ),
  read: (text) => [
    withoutRepeats(
      { text },
      Array.from({ length: 50 }, () => ours),
    ),
    textParts({ text }),
  ],
});
