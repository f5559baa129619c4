/**
 * The most that a document may unpack to, in bytes. A document of 10 MB that is used in an office unpacks to less. A
 * bomb unpacks to a thousand times its size and fills the memory of the program that opens it.
 */
const maxUnpacked = 200_000_000;

/** Thrown by `Unpacked.add` if a document unpacks to too much. */
export class TooMuchUnpacked extends Error {}

/** Counts the bytes that a document has unpacked to so far. */
export class Unpacked {
  #bytes = 0;

  /** The number of bytes that may still come. */
  get left(): number {
    return maxUnpacked - this.#bytes;
  }

  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > maxUnpacked) throw new TooMuchUnpacked();
  }
}
