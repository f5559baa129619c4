/** The brands of pictures that phones store as HEIC: single pictures, bursts and sequences (ISO/IEC 23008-12). */
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];

/** These brands say nothing about how the picture is coded. Another brand of the same file can say that it is AVIF. */
const openBrands = ["mif1", "mif2", "msf1"];
const avifBrands = ["avif", "avis"];

/** A file has few brands. More are not read. */
const maxBrands = 64;

/** Whether the content begins like a HEIC or HEIF picture. */
export function isHeic(content: Uint8Array): boolean {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 16 + 4 * maxBrands));
  if (head.length < 16 || head.toString("latin1", 4, 8) !== "ftyp") return false;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const major = head.toString("latin1", 8, 12);
  const compatible = [];
  for (let at = 16; at + 4 <= end; at += 4) compatible.push(head.toString("latin1", at, at + 4));
  if (heicBrands.includes(major)) return true;
  return openBrands.includes(major) && !compatible.some((brand) => avifBrands.includes(brand));
}
