/**
 * Moves the clock of a Node process or of a browser page by CLOCK_SHIFT_MS milliseconds. Node loads this file before
 * all other modules (NODE_OPTIONS=--import). In browser tests, e2e/fixtures.ts fills in the value of CLOCK_SHIFT_MS and
 * adds this script to each page.
 */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + shift;

// A proxy is used instead of a class, because code also calls Date without "new".
globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
RealDate.prototype.constructor = globalThis.Date;

// Next computes the age of a cached page from `performance.timeOrigin`, so this time must move too.
Object.defineProperty(performance, "timeOrigin", { value: performance.timeOrigin + shift });
