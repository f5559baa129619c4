/** Loaded before everything else (NODE_OPTIONS=--import), it sets this process's clock CLOCK_SHIFT_MS ahead. */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;

globalThis.Date = /** @type {DateConstructor} */ (
  class extends RealDate {
    /** @param {ConstructorParameters<typeof RealDate> | []} parts */
    constructor(...parts) {
      if (parts.length === 0) super(RealDate.now() + shift);
      else super(...parts);
    }
    static now() {
      return RealDate.now() + shift;
    }
  }
);
