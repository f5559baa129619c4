import { diffArrays } from "diff";

import { linesOf } from "../markdown/limits";
import { parseText } from "../markdown/parse";
import type { BlockDifference } from "./compared";
import { wordDifference } from "./words";

/** The maximum number of changed blocks that are looked for between two texts. */
const mostEdits = 400;

/** Compares the Markdown of two versions block by block, and changed blocks word by word. */
export function bodyDifference(before: string, after: string): readonly BlockDifference[] {
  const [old, young] = [sourceBlocks(before), sourceBlocks(after)];
  const runs = diffArrays(old, young, { maxEditLength: mostEdits });
  if (!runs) return [...all("removed", old), ...all("inserted", young)];
  const blocks: BlockDifference[] = [];
  let removed: readonly string[] = [];
  for (const run of runs) {
    if (run.removed) {
      removed = run.value;
      continue;
    }
    blocks.push(...(run.added ? changed(removed, run.value) : [...all("removed", removed), ...all("same", run.value)]));
    removed = [];
  }
  return [...blocks, ...all("removed", removed)];
}

const all = (kind: "same" | "removed" | "inserted", texts: readonly string[]): readonly BlockDifference[] =>
  texts.map((text) => ({ kind, text }));

/** Pairs the blocks that replace each other. Blocks with little in common are shown one after the other. */
function changed(removed: readonly string[], inserted: readonly string[]): readonly BlockDifference[] {
  return Array.from({ length: Math.max(removed.length, inserted.length) }, (_, index): readonly BlockDifference[] => {
    const [before, after] = [removed[index], inserted[index]];
    if (before === undefined || after === undefined)
      return [
        ...all("removed", before === undefined ? [] : [before]),
        ...all("inserted", after === undefined ? [] : [after]),
      ];
    const passages = wordDifference(before, after);
    return passages ? [{ kind: "changed", passages }] : [...all("removed", [before]), ...all("inserted", [after])];
  }).flat();
}

/** The Markdown of each block. A text that is not valid, such as a draft, is split at its empty lines. */
function sourceBlocks(body: string): string[] {
  const parsed = parseText(body);
  const lines = linesOf(body);
  const texts = parsed.ok
    ? parsed.text.blocks.map(({ line }, index, blocks) =>
        lines.slice(line - 1, (blocks[index + 1]?.line ?? Infinity) - 1).join("\n"),
      )
    : body.split(/\r?\n[ \t]*\r?\n/);
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}
