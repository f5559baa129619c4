import { encode } from "uqr";

/** The dark squares of a QR code as one SVG path, with the quiet zone of four squares around it that scanners need. */
export function qrCode(text: string): { readonly path: string; readonly side: number } {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { path: rows.join(""), side: size };
}
