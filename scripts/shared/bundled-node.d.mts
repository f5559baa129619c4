export const oldestNode: number;
export function otherNode(root: string, version?: string): string | undefined;
export function bundledNode(root: string): string;
