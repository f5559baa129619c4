import type { Role } from "./permissions";

declare const proven: unique symbol;

/** A staff member whose session was looked up for this very request. Only this folder makes one: having it is the authority. */
export type Staff = {
  /** Makes a staff member an actor of audit rows. */
  readonly kind: "staff";
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** The adviser this person is, if any: an adviser reads no one else's appointments. */
  readonly adviserId: string | null;
  readonly sessionId: string;
  readonly [proven]: true;
};
