import { loadFirm } from "@/lib/firm/load-firm";
import { qrCode } from "@/lib/platform/auth/qr-code";
import { readNewSecret } from "@/lib/platform/auth/second-factor";
import type { Staff } from "@/lib/platform/auth/staff";
import { totpAddress } from "@/lib/platform/auth/totp";
import type { Instant } from "@/lib/platform/time/instant";

/** The key for the staff member's authenticator app, as text in groups of four and as a QR code. */
export async function loadEnrolment({ id, email }: Staff, now: Instant) {
  const secret = await readNewSecret(id, now);
  const { tradingName } = await loadFirm();
  return {
    secret: secret.match(/.{1,4}/g)?.join(" ") ?? secret,
    email,
    picture: qrCode(totpAddress(secret, { issuer: tradingName, account: email })),
  };
}
