/** A method of a response that another one replaces. */
export type Method = (...args: unknown[]) => unknown;

/** The parts of a body that are held back until it is complete. */
export class HeldBody {
  private readonly pieces: Buffer[] = [];

  /** Takes the first argument of a response's `write` or `end`, which can also be a callback or missing. */
  add(piece: unknown): void {
    if (typeof piece === "string" || piece instanceof Uint8Array) this.pieces.push(Buffer.from(piece as string));
  }

  bytes(): Buffer {
    return Buffer.concat(this.pieces);
  }
}
