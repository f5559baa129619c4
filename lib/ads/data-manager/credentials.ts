import { sign } from "node:crypto";

import { z } from "zod";

import { msPerHour, msPerSecond } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

const scope = "https://www.googleapis.com/auth/datamanager";

/** Where Google gives access tokens. The name is part of the signed request. */
export const tokenUrl = "https://oauth2.googleapis.com/token";

const serviceAccount = z.object({
  type: z.literal("service_account"),
  client_email: z.string().min(3),
  private_key: z.string().includes("PRIVATE KEY"),
});
const authorizedUser = z.object({
  type: z.literal("authorized_user"),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  refresh_token: z.string().min(1),
});
const schema = z.discriminatedUnion("type", [serviceAccount, authorizedUser]);
export type Credentials = z.infer<typeof schema>;

/** Reads GOOGLE_DATA_MANAGER_CREDENTIALS: the JSON file of a service account, or of a user who gave access. */
export function readCredentials(setting: string): Credentials {
  return schema.parse(JSON.parse(setting));
}

/** The form by which an access token is asked for: a signed statement of the service account, or a refresh token. */
export function tokenForm(credentials: Credentials, now: Instant): URLSearchParams {
  if (credentials.type === "authorized_user") {
    const { client_id, client_secret, refresh_token } = credentials;
    return new URLSearchParams({ grant_type: "refresh_token", client_id, client_secret, refresh_token });
  }
  const issuedAt = Math.floor(now / msPerSecond);
  const statement = [
    { alg: "RS256", typ: "JWT" },
    { iss: credentials.client_email, scope, aud: tokenUrl, iat: issuedAt, exp: issuedAt + msPerHour / msPerSecond },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("RSA-SHA256", Buffer.from(statement), credentials.private_key).toString("base64url");
  return new URLSearchParams({
    grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
    assertion: `${statement}.${signature}`,
  });
}
