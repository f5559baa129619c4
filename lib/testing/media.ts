/** The properties of a device that our media queries test. */
export type Device = {
  /** The width of the window in pixels. */
  readonly width: number;
  readonly prefersReducedMotion?: boolean;
};

type Listener = () => void;

/**
 * Simulates a device in the test's window. The returned function changes the device, for example to simulate that a
 * user turns a phone.
 */
export function setDevice(first: Device): (next: Device) => void {
  let device = first;
  const listeners = new Set<Listener>();
  window.matchMedia = (query) =>
    ({
      media: query,
      get matches() {
        return matches(query, device);
      },
      addEventListener: (_: string, listener: Listener) => listeners.add(listener),
      removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return (next) => {
    device = next;
    for (const listener of listeners) listener();
  };
}

function matches(query: string, { width, prefersReducedMotion = false }: Device): boolean {
  if (query === "(prefers-reduced-motion: reduce)") return prefersReducedMotion;
  const least = /^\(min-width: (\d+)px\)$/.exec(query)?.[1];
  if (!least) throw new Error(`The simulated device does not support the media query ${query}`);
  return width >= Number(least);
}
