/** What a visitor's device answers to media queries. */
export type Device = {
  /** Of the window, in pixels. */
  readonly width: number;
  readonly prefersReducedMotion?: boolean;
};

type Listener = () => void;

/** Gives the test's window a width; the function it returns changes it, as turning a phone does. */
export function setDevice(first: Device): (next: Device) => void {
  let device = first;
  const listeners = new Set<Listener>();
  window.matchMedia = (query) =>
    ({
      media: query,
      get matches() {
        return answers(query, device);
      },
      addEventListener: (_: string, listener: Listener) => listeners.add(listener),
      removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return (next) => {
    device = next;
    for (const listener of listeners) listener();
  };
}

function answers(query: string, { width, prefersReducedMotion = false }: Device): boolean {
  if (query === "(prefers-reduced-motion: reduce)") return prefersReducedMotion;
  const least = /^\(min-width: (\d+)px\)$/.exec(query)?.[1];
  if (!least) throw new Error(`No device answers ${query}`);
  return width >= Number(least);
}
