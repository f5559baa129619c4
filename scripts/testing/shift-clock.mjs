/** Loaded before everything else (NODE_OPTIONS=--import), it sets this process's clock CLOCK_SHIFT_MS ahead. */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + shift;

// A proxy, as a class could not be called without "new".
globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, asked) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, asked),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
RealDate.prototype.constructor = globalThis.Date;

// Next tells the age of a kept page by this one.
Object.defineProperty(performance, "timeOrigin", { value: performance.timeOrigin + shift });
