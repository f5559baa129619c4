import type { Instant } from "../time/instant";
import type { Role } from "./permissions";

declare const proven: unique symbol;

/**
 * A staff member whose session was checked for this request. Only this folder creates such a value, so it proves that
 * the session was checked.
 */
export type Staff = {
  /** Allows a staff member to be the actor of an audit row. */
  readonly kind: "staff";
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** The adviser linked to this account, if any. Advisers read only their own appointments. */
  readonly adviserId: string | null;
  readonly sessionId: string;
  readonly hasSecondFactor: boolean;
  /** When this session last gave the password or a code. */
  readonly reauthenticatedAt: Instant;
  readonly [proven]: true;
};

/** What a staff member must do before anything else opens: choose a password of their own, or add a second factor. */
export type Setup = "password" | "second-factor";

/** The staff member of a session. While `setup` is set, the session opens only the pages that complete it. */
export type SignedInStaff = { readonly staff: Staff; readonly setup: Setup | undefined };
