/** PostgreSQL counts microseconds from here. */
const epoch = Date.UTC(2000, 0, 1);
const headerBytes = 20;
/** Four bytes that say "eight follow", and the eight. */
const elementBytes = 12;

/**
 * The milliseconds since 1970 in `encode(array_send(array_agg(t)), 'base64')`, an array of `timestamptz` in PostgreSQL's binary form.
 * A month of a busy office is over ten thousand meetings; as text or as rows they cost several times as much on both sides.
 */
export function unpackInstants(base64: string): Float64Array<ArrayBuffer> {
  const bytes = Buffer.from(base64, "base64");
  const count = (bytes.length - headerBytes) / elementBytes;
  if (!Number.isInteger(count)) throw new RangeError("Not an array of instants");
  const instants = new Float64Array(count);
  for (let index = 0, at = headerBytes + 4; index < count; index += 1, at += elementBytes) {
    const microseconds = bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4);
    instants[index] = epoch + Math.round(microseconds / 1_000);
  }
  return instants;
}
