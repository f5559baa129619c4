export type Identity = { readonly pid: number; readonly born: string };
export function identify(pid?: number): Identity;
export function isAlive(identity: Identity): boolean;
export function parentOf(pid: number): number | undefined;
export function isNpm(pid: number | undefined): boolean;
