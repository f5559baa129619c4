import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** The path of the file (RFC 9116). */
const securityTxtPath = "/.well-known/security.txt";

/** The file is made for each request, so this is how long a copy of it may be trusted. RFC 9116: less than a year. */
const lifetime = 90 * msPerDay;

type Facts = {
  readonly email: string;
  readonly siteUrl: string;
  readonly languages: readonly string[];
  /** Whether the firm is invented, so that nobody reads its mailbox. */
  readonly isSample: boolean;
};

/** Tells people who have found a security problem where to report it (RFC 9116). The day of expiry begins in UTC. */
export function securityTxt({ email, siteUrl, languages, isSample }: Facts, now: Instant): string {
  const expires = new Date(Math.floor((now + lifetime) / msPerDay) * msPerDay).toISOString();
  const lines = [
    ...(isSample ? ["# This is a demonstration: the address below is invented."] : []),
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${siteUrl}${securityTxtPath}`,
  ];
  return `${lines.join("\n")}\n`;
}
