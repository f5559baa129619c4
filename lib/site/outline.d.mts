/** A remark plugin that adds anchors to sections and labels to tables, and exports the `outline` of the text. */
export default function outline(): (tree: unknown) => void;

/** Counts words, numbers and codes. */
export function countWords(text: string): number;

/** The anchor of a section with this title. */
export function idOf(title: string): string;
