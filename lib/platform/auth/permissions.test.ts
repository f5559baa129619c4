import { isAllowed, permissions, roles } from "./permissions";
import type { Permission } from "./permissions";

/**
 * Every permission with the roles that have it, one letter for each role: a = admin, m = manager, d = adviser,
 * c = compliance, v = viewer. The table is typed by hand and not derived from the code, so a mistake in the code fails
 * the test.
 */
const matrix: Readonly<Record<Permission, string>> = {
  "dashboard.open": "amdcv",
  "personal-details.read": "amdc",
  "bookings.read-all": "amcv",
  "bookings.read-own": "amd",
  "bookings.change": "amd",
  "bookings.export": "am",
  "inbox.read-all": "am",
  "inbox.read-own": "ad",
  "inbox.answer": "amd",
  "leads.read": "am",
  "leads.change": "am",
  "leads.export": "am",
  "clients.read-all": "amc",
  "clients.read-own": "amd",
  "clients.change": "amd",
  "clients.merge": "am",
  "clients.import": "a",
  "cases.change": "amd",
  "cases.reopen": "am",
  "cases.take-back": "a",
  "tasks.change": "amdc",
  "notes.write": "amdc",
  "notes.read-restricted": "ac",
  "services.read": "amdcv",
  "services.change": "am",
  "advisers.read-all": "amcv",
  "advisers.read-own": "ad",
  "advisers.change": "am",
  "content.read": "amcv",
  "content.change": "am",
  "analytics.read": "amcv",
  "analytics.change": "am",
  "payments.read": "am",
  "payments.change": "am",
  "claims.read": "amcv",
  "claims.change": "ac",
  "claims.verify": "ac",
  "audit.read": "ac",
  "access-log.read": "ac",
  "complaints.manage": "ac",
  "data-requests.manage": "ac",
  "legal-holds.manage": "ac",
  "outbox.read": "am",
  "outbox.retry": "am",
  "staff.manage": "a",
  "settings.read": "amc",
  "settings.change": "a",
};

const letters = { admin: "a", manager: "m", adviser: "d", compliance: "c", viewer: "v" } as const;

describe.each(roles)("the role %s", (role) => {
  test.each(permissions)("has the permission %s if and only if the matrix says so", (permission) => {
    expect(isAllowed(role, permission)).toBe(matrix[permission].includes(letters[role]));
  });
});

test("if a list of permissions is given, isAllowed requires at least one of them", () => {
  expect(isAllowed("adviser", ["bookings.read-all", "bookings.read-own"])).toBe(true);
  expect(isAllowed("adviser", ["bookings.read-all", "audit.read"])).toBe(false);
});

test("only administrators may manage staff or change settings", () => {
  const others = roles.filter((role) => role !== "admin");
  expect(others.filter((role) => isAllowed(role, ["staff.manage", "settings.change"]))).toEqual([]);
});
