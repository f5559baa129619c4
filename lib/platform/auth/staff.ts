import type { Instant } from "../time/instant";
import type { Role } from "./permissions";

declare const proven: unique symbol;

/**
 * A staff member with a session that was checked for this request. Only this folder creates values of this type, so a
 * value proves that the session was checked.
 */
export type Staff = {
  /** Tells `record`, which writes the audit log, that the actor is a staff member. */
  readonly kind: "staff";
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** The adviser linked to this account, if any. Advisers read only their own appointments. */
  readonly adviserId: string | null;
  readonly sessionId: string;
  readonly hasSecondFactor: boolean;
  /**
   * The moment from which only the page that adds a second factor opens. Undefined if a second factor is not required,
   * or was added.
   */
  readonly factorDueAt: Instant | undefined;
  /** When the staff member last entered the password or a code in this session. */
  readonly reauthenticatedAt: Instant;
  readonly [proven]: true;
};

/** What a staff member must do before other pages open: choose a new password or add a second factor. */
export type Setup = "password" | "second-factor";

/** The staff member of a session. If `setup` is set, the staff member can open only the pages of the setup. */
export type SignedInStaff = { readonly staff: Staff; readonly setup: Setup | undefined };
