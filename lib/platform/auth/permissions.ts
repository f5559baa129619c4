export type Role = "admin" | "adviser" | "viewer";

/** What may be done in the dashboard, and by whom. An adviser's reading is further limited to the adviser's own appointments. */
const rolesFor = {
  "bookings.read": ["admin", "adviser", "viewer"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof rolesFor;

export function isAllowed(role: Role, permission: Permission): boolean {
  return (rolesFor[permission] as readonly Role[]).includes(role);
}
