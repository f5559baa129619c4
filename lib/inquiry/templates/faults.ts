import { claimWording } from "@/lib/firm/claims/wording";
import type { Wording } from "@/lib/firm/claims/wording";

import { bracesIn, placeholderOf } from "./placeholders";
import { forbiddenRequests } from "./requests";

/** Why a text is refused. Each is the code of a field's message, to which a line and the words are added. */
type FaultCode = "templateUnknown" | "templateFirmName" | "templateClaim" | "templateSecret" | "templateCrypto";

type Fault = { readonly code: FaultCode; readonly words: string };

/** An email to a client may name public bodies, as articles do. Every other claim needs the record of a claim. */
const claims = (Object.keys(claimWording) as Wording[]).filter((kind) => kind !== "body");

const requestCodes = { secret: "templateSecret", crypto: "templateCrypto" } as const;

/** The longest part of the words that a message repeats. */
const mostWords = 40;

/**
 * The faults of a text that is stored as a template or a signature, each as a code with its line and its words, as in
 * "templateUnknown:3: {gretting}". `firmNames` are the names that only a placeholder may give, because a discreet email
 * leaves them out.
 */
export function faultsOf(text: string, firmNames: readonly string[]): readonly string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      faultsIn(line, firmNames).map(({ code, words }) => `${code}:${index + 1}: ${words.slice(0, mostWords)}`),
    );
}

function faultsIn(line: string, firmNames: readonly string[]): readonly Fault[] {
  const named = firmNames.find((name) => name !== "" && line.toLowerCase().includes(name.toLowerCase()));
  const unknown = bracesIn(line).filter((part) => placeholderOf(part) === undefined);
  const claimed = claims.flatMap((kind) => wholeWords(line, claimWording[kind].exec(line)));
  return [
    ...unknown.map((words): Fault => ({ code: "templateUnknown", words })),
    ...(named === undefined ? [] : [{ code: "templateFirmName" as const, words: named }]),
    ...claimed.map((words): Fault => ({ code: "templateClaim", words })),
    ...forbiddenRequests(line).map(({ kind, words }): Fault => ({ code: requestCodes[kind], words })),
  ];
}

/** The found part of a line up to the end of its last word. */
function wholeWords(line: string, found: RegExpExecArray | null): readonly string[] {
  if (!found) return [];
  const rest = /^\p{L}*/u.exec(line.slice(found.index + found[0].length));
  return [`${found[0]}${rest?.[0] ?? ""}`];
}
