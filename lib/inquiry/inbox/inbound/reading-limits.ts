/**
 * The limits of reading a received email. They keep the time below half a second, whatever the sender sends. What lies
 * beyond them is not shown, and the thread says so.
 */
export const readingLimits = {
  /** The part of one block of headers that is read, in bytes. */
  headerBytes: 64 * 1024,
  headerFields: 1_000,
  /** The characters of one header's value that are read. */
  headerValue: 16 * 1024,
  /** The characters of a value with encoded words that are read. */
  encodedWords: 4_096,
  /** The stored subject, in characters. */
  subject: 1_000,
  parts: 500,
  /** How deep multiparts may contain multiparts. */
  depth: 20,
  /** Lines that begin with "--". Each of them may separate parts. */
  dashLines: 100_000,
  /** The decoded text of all parts together, in bytes. */
  textBytes: 1_000_000,
  /** The stored text, in characters. */
  textCharacters: 100_000,
  attachmentNames: 50,
  /** The time to read one email, in milliseconds. */
  time: 5_000,
} as const;

/** Thrown if reading an email takes longer than `readingLimits.time`. */
export class ReadingTookTooLong extends Error {}

/**
 * Returns a function that throws `ReadingTookTooLong` once the time for reading one email is over. `clock` returns
 * milliseconds.
 */
export function startTimer(clock: () => number): () => void {
  const end = clock() + readingLimits.time;
  return () => {
    if (clock() > end) throw new ReadingTookTooLong();
  };
}
