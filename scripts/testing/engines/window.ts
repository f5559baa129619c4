/**
 * A window of a browser that is not Chromium. It has only what Firefox and WebKit both offer, so that the journeys are
 * the same for both.
 */
export type BrowserWindow = {
  open(url: string): Promise<void>;
  /** Runs an expression in the page and returns its value. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks the first element that the XPath finds. */
  click(xpath: string): Promise<void>;
  /** Types into the first element that the XPath finds. */
  type(xpath: string, text: string): Promise<void>;
  /** Stores a picture of the window. `file` is a path without its ending. */
  picture(file: string): Promise<void>;
  /** The errors in the browser's console since the start. Empty if the engine does not report them. */
  errors(): readonly string[];
  close(): Promise<void>;
};

export type Engine = {
  readonly name: string;
  /** The packages whose programs are missing. Empty if the engine can be started. */
  missing(): readonly string[];
  start(): Promise<BrowserWindow>;
};

/** Scrolls an element to the middle of the window, because a bar at an edge may cover it there. */
export const toTheMiddle = "(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })";

const patienceMs = 30_000;

/**
 * Repeats a check until it returns a value other than undefined or false. A check that throws is repeated too, because
 * a page that is being replaced cannot be read.
 */
export async function until<T>(what: string, check: () => Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + patienceMs;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      const value = await check();
      if (value !== undefined && value !== false) return value;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not within ${patienceMs / 1_000} seconds: ${what}`, { cause });
}
