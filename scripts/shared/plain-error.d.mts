/** What a command says of an error: a sentence about what to do where the cause is known, else the error's own message. */
export function plainError(error: unknown): string;
/** The sentence for a fault of the machine that a program met, by what it printed. */
export function faultIn(output: string): string | undefined;
