import { claimsWithWords } from "@/lib/firm/claims/wording";

import type { TextKind } from "../kinds";
import type { TextFault } from "./faults";

/**
 * Texts that may name public bodies: they tell victims which there are, or name the laws that give the reader rights.
 */
const mayNameBodies: readonly TextKind[] = ["article", "question", "legal"];

/**
 * Lists the lines that claim what only a verified claim may say, or promise what no firm can keep. A title or another
 * entry of the head has line 0.
 */
export function wordingFaults(kind: TextKind, head: readonly string[], body: string): readonly TextFault[] {
  const lines = [head.join("\n"), ...body.split("\n")];
  return lines.flatMap((text, line) =>
    claimsWithWords(text)
      .filter((claim) => claim.kind !== "body" || !mayNameBodies.includes(kind))
      .map(({ kind: name, words }) => ({ code: "claim", line, name, words }) as const),
  );
}

/** Names a section of a law, such as "§ 675p", "section 75" or "article 6". */
const law = /§{1,2}\s?\d|\b(?:section|article|Artikel|Art\.|Absatz|paragraphe)\s\d/iu;

/** Lists the lines of an article that name a section of a law and cite no source in the same paragraph. */
export function lawFaults(body: string): readonly TextFault[] {
  let line = 1;
  return body.split(/(\n\s*\n)/).flatMap((part) => {
    const at = line;
    line += part.split("\n").length - 1;
    return law.test(part) && !/:cite\[\d+\]|::source\{/.test(part)
      ? [{ code: "lawWithoutSource", line: at } as const]
      : [];
  });
}
