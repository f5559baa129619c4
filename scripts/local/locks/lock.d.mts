export function withLock<T>(path: string, body: () => Promise<T>, onWait?: () => void): Promise<T>;
