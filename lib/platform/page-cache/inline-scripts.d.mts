export function policyForHtml(html: string): Promise<{ policy: string; hasUnknown: boolean }>;
export function inlineScripts(html: string): string[];
export function onUnknownScript(report: ((page: string) => void) | undefined): void;
export function reportUnknownScript(page: string): void;
