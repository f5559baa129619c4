/** A plugin for remark: gives sections an address and tables names, and exports the text's `outline`. */
export default function outline(): (tree: unknown) => void;

/** Words, numbers and codes. */
export function countWords(text: string): number;

/** The address of a section with this title. */
export function idOf(title: string): string;
