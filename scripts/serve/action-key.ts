import { hkdfSync } from "node:crypto";

import type { Fingerprint } from "./fingerprint";

/** The variable from which Next takes the key of the server actions. Without it, each build invents a key. */
export const actionKeyName = "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY";

/**
 * The key with which a build makes the ids of its actions. Builds with the same settings have the same ids, also on
 * other machines and in other releases, so a form of one build can be sent to a server of another one. The key protects
 * nothing: no action of this site encloses values that would be encrypted.
 */
export function buildActionKey({ settings }: Fingerprint): string {
  return derive(settings, "ids of server actions");
}

/** The key of the running servers. It is derived from a secret that all of them have. */
export function runActionKey(secret: string): string {
  return derive(secret, "server actions");
}

function derive(root: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", root, "", purpose, 32)).toString("base64");
}
