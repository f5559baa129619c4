export function enter(folder: string): Promise<void>;
export function leave(folder: string): Promise<boolean>;
export function isUsed(folder: string): Promise<boolean>;
