/** The roles of staff. The database has the same list as the enum `staff_role`. */
export const roles = ["admin", "manager", "adviser", "compliance", "viewer"] as const;
export type Role = (typeof roles)[number];

/**
 * The roles that have each permission. Administrators have every permission and are not listed. A permission ending in
 * `-all` covers the records of all advisers, and one ending in `-own` covers only the staff member's own records.
 * `scope.ts` limits queries to these records.
 */
const rolesFor = {
  /** Opening the dashboard and the staff member's own account page. */
  "dashboard.open": ["manager", "adviser", "compliance", "viewer"],
  /** Reading names, contact details and messages. Without this permission, lists leave them out. */
  "personal-details.read": ["manager", "adviser", "compliance"],

  "bookings.read-all": ["manager", "compliance", "viewer"],
  "bookings.read-own": ["manager", "adviser"],
  "bookings.change": ["manager", "adviser"],
  /**
   * Exporting bookings to a file. The system cannot protect the file after the download, so only managers and
   * administrators may export.
   */
  "bookings.export": ["manager"],

  "inbox.read-all": ["manager"],
  /** Reading the messages and leads of the own clients, and those that are assigned to the staff member. */
  "inbox.read-own": ["adviser"],
  "inbox.answer": ["manager", "adviser"],
  "leads.read": ["manager"],
  "leads.change": ["manager"],
  "leads.export": ["manager"],

  "clients.read-all": ["manager", "compliance"],
  "clients.read-own": ["manager", "adviser"],
  "clients.change": ["manager", "adviser"],
  "clients.merge": ["manager"],
  /** Importing clients and appointments from CSV files, for example from an earlier system. */
  "clients.import": [],
  "cases.change": ["manager", "adviser"],
  "cases.reopen": ["manager"],
  /** Undoing a step of a case more than ten minutes after its completion. Before that, `cases.change` is enough. */
  "cases.take-back": [],
  /** Adding, changing and finishing tasks. Staff with this permission can be given tasks. */
  "tasks.change": ["manager", "adviser", "compliance"],
  "notes.write": ["manager", "adviser", "compliance"],
  "notes.read-restricted": ["compliance"],

  "services.read": ["manager", "adviser", "compliance", "viewer"],
  "services.change": ["manager"],
  "advisers.read-all": ["manager", "compliance", "viewer"],
  "advisers.read-own": ["adviser"],
  "advisers.change": ["manager"],
  "content.read": ["manager", "compliance", "viewer"],
  "content.change": ["manager"],
  "analytics.read": ["manager", "compliance", "viewer"],
  /** Writing remarks about the statistics and uploading the costs of campaigns. */
  "analytics.change": ["manager"],

  "payments.read": ["manager"],
  "payments.change": ["manager"],

  "claims.read": ["manager", "compliance", "viewer"],
  "claims.change": ["compliance"],
  "claims.verify": ["compliance"],

  "audit.read": ["compliance"],
  "access-log.read": ["compliance"],
  "complaints.manage": ["compliance"],
  "data-requests.manage": ["compliance"],
  "legal-holds.manage": ["compliance"],

  "outbox.read": ["manager"],
  "outbox.retry": ["manager"],
  "staff.manage": [],
  "settings.read": ["manager", "compliance"],
  "settings.change": [],
} as const satisfies Record<string, readonly Exclude<Role, "admin">[]>;

export type Permission = keyof typeof rolesFor;

/** One permission, or a list of permissions if any one of them is enough. */
export type Needs = Permission | readonly [Permission, ...Permission[]];

export const permissions = Object.keys(rolesFor) as readonly Permission[];

/**
 * Whether the role has the permission, or at least one of the listed permissions. Administrators have every permission.
 */
export function isAllowed(role: Role, needs: Needs): boolean {
  const accepted: readonly Permission[] = typeof needs === "string" ? [needs] : needs;
  return accepted.some((permission) => role === "admin" || (rolesFor[permission] as readonly Role[]).includes(role));
}
