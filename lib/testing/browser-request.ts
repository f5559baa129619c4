import { writeSession } from "@/lib/platform/auth/cookie";
import type { Role } from "@/lib/platform/auth/permissions";
import { openSession } from "@/lib/platform/auth/sessions";
import { db } from "@/lib/platform/db/client";

/**
 * This module replaces `next/headers` in tests: `jest.mock("next/headers", () =>
 * jest.requireActual("@/lib/testing/browser-request"))`.
 */
const jar = new Map<string, string>();
let head = new Headers();

export const cookies = () =>
  Promise.resolve({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) ?? "" } : undefined),
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    has: (name: string) => jar.has(name),
    set: (name: string, value: string, { maxAge }: { maxAge?: number } = {}) =>
      void (maxAge === 0 ? jar.delete(name) : jar.set(name, value)),
  });
export const headers = () => Promise.resolve(head);

/** Simulates a new browser with this IP address and without cookies. */
export function newBrowser(address = "192.0.2.1"): void {
  jar.clear();
  head = new Headers({ "x-client-address": address });
}

type SignedIn = { readonly id: string; readonly sessionId: string };
let made = 0;

/** Creates a staff member with this role and signs the browser in. */
export async function signInAs(role: Role, adviserId: string | null = null): Promise<SignedIn> {
  made += 1;
  const email = `${role}-${made}@example.com`;
  const data = { email, name: "Robin Sample", role, adviserId, passwordHash: "none" };
  const { id, passwordVersion } = await db.staffUser.create({ data, select: { id: true, passwordVersion: true } });
  const sessionId = await openSession({ id, passwordVersion }, Date.now());
  if (sessionId === undefined) throw new Error("The session was refused");
  await writeSession({ sessionId });
  return { id, sessionId };
}
