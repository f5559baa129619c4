/** Source expressions for inline scripts: a nonce, or hashes from `hashOf`. */
export type InlineScripts = { readonly nonce?: string; readonly hashes?: readonly string[] };

export function contentSecurityPolicy(
  options?: InlineScripts & {
    readonly takesCards?: boolean;
    readonly isFramed?: boolean;
    readonly reportsToGoogle?: boolean;
    readonly isSealed?: boolean;
  },
): string;
export const developmentPolicy: string;
export const emptyPolicy: string;
export const downloadPolicy: string;
export const scriptPolicy: string;
export function googleFramePolicy(hash: string): string;
export function hashOf(text: string): Promise<string>;
export function newNonce(): string;
