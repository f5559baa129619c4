/**
 * Moves the clock of a process by CLOCK_SHIFT_MS. It is loaded before all other modules (NODE_OPTIONS=--import), and
 * into browsers by e2e/fixtures.ts.
 */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + shift;

// This is a proxy, because a class cannot be called without "new".
globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
RealDate.prototype.constructor = globalThis.Date;

// Next computes the age of a cached page from `performance.timeOrigin`.
Object.defineProperty(performance, "timeOrigin", { value: performance.timeOrigin + shift });
