/** What is wrong with the settings that a command will have, a line each. */
export function checkSettings(root: string, own?: Readonly<Record<string, string | undefined>>): string[];
