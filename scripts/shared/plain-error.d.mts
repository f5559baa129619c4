export function plainError(error: unknown): string;
/** The sentence for a fault of the machine that a program met, by what it printed. */
export function machineErrorIn(output: string): string | undefined;
