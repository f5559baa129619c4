import { strFromU8, unzipSync } from "fflate";

import { messagesFor } from "@/lib/platform/i18n/messages";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fontFile } from "@/lib/platform/pdf/font-file";
import { letterKinds } from "@/lib/plan/letters";
import { readText } from "@/lib/transfers/read-text";

import { kitArchive } from "./archive";
import { kitText, openKit } from "./kit";
import { letterOf, letterText } from "./letters";
import { idOfText, toPayment } from "./payments";
import { emptyWork } from "./work";
import type { Work } from "./work";

const statement = [
  "14.03.2026 16:05 UTC transfer to Trade Plus UAB LT12 1000 0111 0100 1000 EUR 9,800.00",
  "15.03.2026 sent 0.5 BTC to bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
].join("\n");

function workOf(text: string): Work {
  const read = readText(text, { locale: "en-CA", country: "ca", today: "2026-03-20" });
  const payments = read.found.map((each, at) => toPayment(each, idOfText(at)));
  const files = [{ name: "chat.html", size: 5, hash: "a".repeat(64) }];
  return { ...emptyWork, payments, identifiers: read.identifiers, files };
}

const textsOf = (locale: Locale) => {
  const { freeHelp, evidence } = messagesFor(locale);
  return { ...freeHelp.letters, rails: evidence.rails, about: evidence.timeline.about };
};

const archive = (work: Work) =>
  kitArchive(
    work,
    {
      texts: messagesFor("de").evidence,
      locale: "de",
      madeOn: "2026-03-20",
      letterTexts: textsOf("en"),
      letterLocale: "en",
    },
    { font: fontFile, nextTurn: () => Promise.resolve(), isArchival: false },
  );

describe("the archive", () => {
  it("has a report with tags, and seven letters", async () => {
    const files = unzipSync(await archive(workOf(statement)));
    expect(Buffer.from(files["report.pdf"] ?? []).toString("latin1")).toContain("/Marked true");
    expect(Object.keys(files).filter((name) => name.startsWith("letters/"))).toHaveLength(7);
    expect(strFromU8(files["letters/1-bank-recall.txt"] ?? new Uint8Array())).toContain(
      "On March 14, 2026, I sent 9,800.00 EUR. It was paid to Trade Plus UAB.",
    );
    expect(
      strFromU8(files.SHA256SUMS ?? new Uint8Array())
        .trim()
        .split("\n"),
    ).toHaveLength(11);
  });

  it("has the same bytes for the same work and day", async () => {
    const [one, two] = await Promise.all([archive(workOf(statement)), archive(workOf(statement))]);
    expect(Buffer.compare(one, two)).toBe(0);
  });

  it("has a table whose amounts spreadsheets of the page's language read as numbers", async () => {
    const files = unzipSync(await archive(workOf(statement)));
    const table = strFromU8(files["transfers.csv"] ?? new Uint8Array());
    for (const cell of [';"9800,00";', ';"0,5";']) expect(table).toContain(cell);
  });

  it("has a table in which no cell can run as a formula", async () => {
    const work = workOf('Date,Payee,Amount\n2026-03-14,"=HYPERLINK(""x"")",-5.00\n');
    const files = unzipSync(await archive(work));
    expect(strFromU8(files["transfers.csv"] ?? new Uint8Array())).toContain("'=HYPERLINK");
  });

  it("opens again with the same work", async () => {
    const work = workOf(statement);
    const bare = ({ payments }: Work) => payments.map((each) => ({ ...each, id: "" }));
    for (const bytes of [await archive(work), new TextEncoder().encode(kitText(work))]) {
      const opened = openKit(bytes);
      if ("problem" in opened) throw new Error(opened.problem);
      expect(bare(opened.work)).toEqual(bare(work));
      expect({ ...opened.work, payments: [] }).toEqual({ ...work, payments: [] });
    }
  });
});

it("leaves a payment out of a letter while its day is not known", () => {
  const work = workOf(`${statement}\n03/04/2026 transfer to Smith USD 500.00`);
  const text = letterText(letterOf("bank-recall", work, textsOf("en"), "en"));
  expect([text.includes("Trade Plus UAB"), text.includes("Smith")]).toEqual([true, false]);
});

describe("a file that is not opened", () => {
  const kit = kitText(workOf(statement));
  it.each([
    ["an empty file", "", "notKit"],
    ["a text", statement, "notKit"],
    ["other JSON", '{"format":"other"}', "notKit"],
    ["an archive that is broken", "PK\u0003\u0004", "notKit"],
    ["a kit of another version", kit.replace('"version": 2', '"version": 3'), "otherVersion"],
    ["a kit with another amount", kit.replace("9800.00", "9900.00"), "altered"],
    ["a kit without its payments", kit.replace('"payments"', '"others"'), "altered"],
  ])("is %s", (_name, text, problem) => {
    expect(openKit(new TextEncoder().encode(text))).toEqual({ problem });
  });

  it("is one that is too long", () => {
    expect(openKit(new Uint8Array(21 * 1024 * 1024))).toEqual({ problem: "tooLong" });
  });
});

describe.each(["en", "de", "fr-CA"] as const)("letters in %s", (locale) => {
  it.each(letterKinds)("have no gap and no slot: %s", (kind) => {
    const full = { ...workOf(statement), details: { ...emptyWork.details, name: "Ada Moreau", own: "1234" } };
    for (const work of [emptyWork, full]) {
      const text = letterText(letterOf(kind, work, textsOf(locale), locale));
      expect(text).not.toMatch(/[{}]|__|undefined|null|\.\.|  /);
      expect(text.length).toBeGreaterThan(40);
    }
    expect(letterText(letterOf(kind, full, textsOf(locale), locale))).toContain("Ada Moreau");
  });
});
