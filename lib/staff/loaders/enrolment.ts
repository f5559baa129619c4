import { encode } from "uqr";

import { loadFirm } from "@/lib/firm/loaders/firm";
import { readNewSecret } from "@/lib/platform/auth/second-factor";
import type { Staff } from "@/lib/platform/auth/staff";
import { totpAddress } from "@/lib/platform/auth/totp";
import type { Instant } from "@/lib/platform/time/instant";

/**
 * Loads the secret key for the staff member's authenticator app, as text in groups of four characters, and a QR code
 * that contains the key. If no key is waiting to be confirmed, creates one.
 */
export async function loadEnrolment({ id, email }: Staff, now: Instant) {
  const secret = await readNewSecret(id, now);
  const { tradingName } = await loadFirm();
  return {
    secret: secret.match(/.{1,4}/g)?.join(" ") ?? secret,
    email,
    picture: qrCode(totpAddress(secret, { issuer: tradingName, account: email })),
  };
}

/**
 * Draws the dark squares of a QR code as one SVG path. Scanners need the border of four light squares around the code.
 */
function qrCode(text: string): { readonly path: string; readonly side: number } {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { path: rows.join(""), side: size };
}
