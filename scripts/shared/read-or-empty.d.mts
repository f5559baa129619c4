export function readOrEmpty(path: string): string;
