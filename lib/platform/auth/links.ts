import { db } from "../db/client";
import type { Tx } from "../db/client";
import { hmac } from "../security/keys";
import { hashToken, isTokenShaped } from "../security/token";
import { msPerHour, msPerMinute } from "../time/instant";
import type { Instant } from "../time/instant";

/** How long each kind of link can be used. */
export const linkLifetimes = { invitation: 72 * msPerHour, "password-reset": 30 * msPerMinute } as const;
export type LinkKind = keyof typeof linkLifetimes;

/** The token in the link. It is derived from the id, so no table contains it, and a retried job sends the same link. */
export const linkToken = (id: string) => hmac("staff-link", id).toString("base64url");

type NewLink = { readonly id: string; readonly kind: LinkKind; readonly staffUserId: string };

/**
 * Stores a link and deletes the account's earlier links of this kind. A change of the account's password makes the link
 * invalid. Storing the same id again has no effect.
 */
export async function openLink(tx: Tx, { id, kind, staffUserId }: NewLink, now: Instant): Promise<void> {
  const { passwordVersion } = await tx.staffUser.findUniqueOrThrow({
    where: { id: staffUserId },
    select: { passwordVersion: true },
  });
  await tx.staffLink.deleteMany({ where: { staffUserId, kind, id: { not: id } } });
  await tx.staffLink.createMany({
    data: [
      {
        id,
        kind,
        staffUserId,
        passwordVersion,
        tokenHash: hashToken(linkToken(id)),
        createdAt: new Date(now),
        expiresAt: new Date(now + linkLifetimes[kind]),
      },
    ],
    skipDuplicates: true,
  });
}

export type OpenLink = {
  readonly id: string;
  readonly staffUserId: string;
  readonly name: string;
  readonly email: string;
};

/**
 * Finds the link of a token. Undefined if the link was used or has expired, or if its account is inactive or has a new
 * password.
 */
export async function findLink(
  { kind, token }: { readonly kind: LinkKind; readonly token: string },
  now: Instant,
): Promise<OpenLink | undefined> {
  if (!isTokenShaped(token)) return undefined;
  const link = await db.staffLink.findFirst({
    where: {
      tokenHash: hashToken(token),
      kind,
      usedAt: null,
      expiresAt: { gt: new Date(now) },
      staffUser: { isActive: true },
    },
    select: {
      id: true,
      staffUserId: true,
      passwordVersion: true,
      staffUser: { select: { name: true, email: true, passwordVersion: true } },
    },
  });
  if (!link || link.passwordVersion !== link.staffUser.passwordVersion) return undefined;
  const { name, email } = link.staffUser;
  return { id: link.id, staffUserId: link.staffUserId, name, email };
}

/** Marks a link as used, in the transaction that stores the password. Only one of several parallel calls succeeds. */
export async function spendLink(tx: Tx, id: string, now: Instant): Promise<boolean> {
  const { count } = await tx.staffLink.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: new Date(now) } },
    data: { usedAt: new Date(now) },
  });
  return count === 1;
}
