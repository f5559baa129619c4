/** One line for each invalid setting, with its name and the allowed format. */
export function settingErrors(source: Readonly<Record<string, string | undefined>>): string[];

/** The firm's own telephone number, in the environment and in the firm's record. */
export const phone: { readonly format: string; accepts(value: string): boolean };
