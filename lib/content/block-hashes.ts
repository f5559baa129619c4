import { parseText } from "./markdown/parse";

/** The hashes of a text's blocks, to compare a translation with its original. None if the text cannot be parsed. */
export function blockHashes(body: string): readonly string[] {
  const parsed = parseText(body);
  return parsed.ok ? parsed.text.blocks.map(({ hash }) => hash) : [];
}
