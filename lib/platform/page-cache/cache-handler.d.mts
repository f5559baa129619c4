type Page = {
  kind: "APP_PAGE" | "PAGES" | "APP_ROUTE" | "FETCH";
  html?: string;
  body?: Buffer;
  headers?: Record<string, string> | undefined;
  status?: number | undefined;
};

/** The parts of the cache handler that tests use. */
export default class PolicyCache {
  constructor(options: {
    fs: object;
    serverDistDir: string;
    flushToDisk: boolean;
    maxMemoryCacheSize: number;
    revalidatedTags: string[];
  });
  get(key: string, context: { kind: string }): Promise<{ value: Page | null } | null>;
  set(key: string, value: Page | null, context: object): Promise<void>;
}
