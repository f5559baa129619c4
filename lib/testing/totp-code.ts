import { TOTP } from "otpauth";

import type { Instant } from "@/lib/platform/time/instant";

/** Returns the code that an authenticator app shows at `now`. */
export function totpCode(secret: string, now: Instant): string {
  return new TOTP({ algorithm: "SHA1", digits: 6, period: 30, secret }).generate({ timestamp: now });
}
