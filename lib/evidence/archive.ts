import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { zipSync } from "fflate";

import type { Locale } from "@/lib/platform/i18n/locales";
import { drawPdf } from "@/lib/platform/pdf/draw";
import type { Surroundings } from "@/lib/platform/pdf/draw";
import { letterKinds } from "@/lib/plan/letters";

import { kitText } from "./kit";
import { letterOf, letterText } from "./letters";
import type { LetterTexts } from "./letters";
import { paymentsCsv } from "./payments-csv";
import { reportOf } from "./report";
import type { ReportContext } from "./report";
import type { Work } from "./work";

export type KitContext = Omit<ReportContext, "letters"> & {
  /** The letters' texts in the language of their recipients. */
  readonly letterTexts: LetterTexts;
  readonly letterLocale: Locale;
};

/** Makes the archive with all files of the kit. The same work on the same day gives the same bytes. */
export async function kitArchive(work: Work, context: KitContext, surroundings: Surroundings): Promise<Uint8Array> {
  const { texts, locale, madeOn, letterTexts, letterLocale } = context;
  const letters = letterKinds.map((kind) => letterOf(kind, work, letterTexts, letterLocale));
  const pdf = await drawPdf(reportOf(work, { ...context, letters }), surroundings);
  const files: Readonly<Record<string, Uint8Array>> = {
    "report.pdf": joined(pdf),
    ...Object.fromEntries(
      letters.map((letter, at) => [`letters/${at + 1}-${letter.kind}.txt`, utf8ToBytes(letterText(letter))]),
    ),
    "transfers.csv": utf8ToBytes(paymentsCsv(work.payments, texts, locale)),
    "kit.json": utf8ToBytes(kitText(work)),
    "READ-ME.txt": utf8ToBytes(`${Object.values(texts.kit.readMe).join("\n\n")}\n`),
  };
  const sums = Object.entries(files).map(([name, bytes]) => `${bytesToHex(sha256(bytes))}  ${name}\n`);
  // Archives store the time of day where they are made, so a day without a zone gives the same bytes everywhere.
  const mtime = new Date(`${madeOn}T00:00:00`);
  return zipSync({ ...files, SHA256SUMS: utf8ToBytes(sums.join("")) }, { mtime });
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
