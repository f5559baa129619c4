import type { Identifier, Question } from "./kinds";
import type { Reading } from "./shapes/reading";

type Form = { readonly format: string; readonly reading: Reading };

/** What must be asked about the codes of a text. The codes of a payment are asked about with the payment. */
export function questionsOfCodes(identifiers: readonly Identifier[], { format, reading }: Form): Question[] {
  const questions: Question[] = [];
  const codes = identifiers.filter(({ kind }) => kind === "address" || kind === "tx-hash");
  if (reading.transfers.length === 0 && codes.some(({ networks }) => networks?.length !== 1)) questions.push("network");
  if (
    format !== "url" &&
    reading.namesHashes !== true &&
    codes.some((code) => isLikeKey(code) && !isLinked(code, identifiers))
  )
    questions.push("is-hash-not-key");
  if (identifiers.some(({ kind }) => kind === "partial-code")) questions.push("full-code");
  return questions;
}

/** Whether the link of an explorer contains the code. A key is in no such link. */
function isLinked({ value }: Identifier, identifiers: readonly Identifier[]): boolean {
  return identifiers.some((link) => link.kind === "explorer-url" && link.value.includes(value));
}

/** 32 bytes in hexadecimal and 64 in base58 may be a private key instead of a hash. */
function isLikeKey({ kind, value }: Identifier): boolean {
  return kind === "tx-hash" && !value.endsWith("=");
}
