export function compileScripts(root: string): Promise<string>;
