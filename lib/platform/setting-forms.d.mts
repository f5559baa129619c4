/** One line for each setting whose value cannot be read, with its name and the allowed form. */
export function wrongSettings(source: Readonly<Record<string, string | undefined>>): string[];
