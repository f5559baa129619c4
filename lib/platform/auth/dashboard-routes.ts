import type { IconOfPage, PageName } from "./navigation-names";
import { isAllowed } from "./permissions";
import type { Needs, Role } from "./permissions";

/** The groups of the navigation, in order: daily work, the content of the public site, and administration. */
export const navigationGroups = ["daily", "public", "administration"] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

export type DashboardRoute = {
  readonly needs: Needs;
  /**
   * Whether the page shows names or email addresses of clients and writes no audit row of its own. Staff who see all
   * advisers' clients there leave a record.
   */
  readonly listsClients?: true;
  /** The page's link in the navigation. Undefined for a page that is not in the navigation. */
  readonly navigation?: {
    /** The key of its label in the messages. */
    readonly name: PageName;
    readonly group: NavigationGroup;
    /** The icon's name in `public/icons.svg`. */
    readonly icon: IconOfPage;
    /** The keyboard shortcut of the page is "G", followed by this letter. */
    readonly key: string;
    /** Whether a phone shows the link under "More" and not in its tab bar. */
    readonly isUnderMore?: true;
  };
};

/**
 * The permissions to read all bookings or only the adviser's own bookings. One of them is enough to open a page with
 * bookings. The page then shows only the bookings that the staff member may read.
 */
export const needsToReadBookings = ["bookings.read-all", "bookings.read-own"] as const satisfies Needs;

/** The permissions to read all clients or only the adviser's own clients. One is enough to open a page with clients. */
export const needsToReadClients = ["clients.read-all", "clients.read-own"] as const satisfies Needs;

/** The permissions to read all messages or only those of the own clients. One is enough to open the inbox. */
export const needsToReadInbox = ["inbox.read-all", "inbox.read-own"] as const satisfies Needs;

/** The permissions to read all advisers or only the own page. One is enough to open a page about an adviser. */
export const needsToReadAdvisers = ["advisers.read-all", "advisers.read-own"] as const satisfies Needs;

/**
 * Every page of the dashboard with the permission that opens it. If a list of permissions is given, one of them is
 * enough. `{x}` matches one segment of the path. Pages, navigation, the command palette and the permission tests read
 * this table. If a page is missing from it, the tests fail.
 */
export const dashboardRoutes = {
  "/dashboard": {
    needs: needsToReadBookings,
    listsClients: true,
    navigation: { name: "today", group: "daily", icon: "home", key: "t" },
  },
  "/dashboard/inbox": {
    needs: needsToReadInbox,
    navigation: { name: "inbox", group: "daily", icon: "inbox", key: "i" },
  },
  "/dashboard/inbox/absences": { needs: "inbox.read-all" },
  "/dashboard/inbox/{reference}": { needs: needsToReadInbox },
  "/dashboard/google-ads-leads": {
    needs: "leads.read",
    navigation: { name: "adsLeads", group: "daily", icon: "board", key: "g", isUnderMore: true },
  },
  "/dashboard/google-ads-leads/new": { needs: "leads.change" },
  "/dashboard/google-ads-leads/conversions": { needs: "leads.export" },
  "/dashboard/bookings": {
    needs: needsToReadBookings,
    listsClients: true,
    navigation: { name: "bookings", group: "daily", icon: "calendar", key: "b" },
  },
  "/dashboard/bookings/{reference}": { needs: needsToReadBookings },
  "/dashboard/bookings/new": { needs: "bookings.change", listsClients: true },
  "/dashboard/bookings/week": { needs: needsToReadBookings, listsClients: true },
  "/dashboard/bookings/{reference}/appointment": { needs: needsToReadBookings },
  "/dashboard/bookings/{reference}/documents": { needs: ["clients.read-all", "clients.read-own"] },
  "/dashboard/bookings/{reference}/move": { needs: "bookings.change" },
  "/dashboard/clients": {
    needs: needsToReadClients,
    listsClients: true,
    navigation: { name: "clients", group: "daily", icon: "users", key: "c" },
  },
  "/dashboard/clients/import": { needs: "clients.import" },
  "/dashboard/clients/{id}": { needs: needsToReadClients },
  "/dashboard/clients/{id}/merge": { needs: "clients.merge" },
  "/dashboard/clients/{id}/write": { needs: "inbox.answer" },
  "/dashboard/clients/{id}/data": { needs: "data-requests.manage" },
  "/dashboard/clients/{id}/cases/{reference}": { needs: needsToReadClients },
  "/dashboard/tasks": { needs: needsToReadClients, listsClients: true },
  "/dashboard/payments": {
    needs: "payments.read",
    listsClients: true,
    navigation: { name: "payments", group: "daily", icon: "card", key: "y" },
  },
  "/dashboard/payments/{reference}": { needs: "payments.read" },
  "/dashboard/services": {
    needs: "services.read",
    navigation: { name: "services", group: "public", icon: "doc", key: "s" },
  },
  "/dashboard/services/new": { needs: "services.change" },
  "/dashboard/services/{slug}": { needs: "services.read" },
  "/dashboard/advisers": {
    needs: needsToReadAdvisers,
    navigation: { name: "advisers", group: "public", icon: "user", key: "x" },
  },
  "/dashboard/advisers/new": { needs: "advisers.change" },
  "/dashboard/advisers/{slug}": { needs: needsToReadAdvisers, listsClients: true },
  "/dashboard/advisers/{slug}/hours/{from}": { needs: "advisers.change" },
  "/dashboard/advisers/closures": { needs: needsToReadAdvisers, listsClients: true },
  "/dashboard/claims": {
    needs: "claims.read",
    navigation: { name: "claims", group: "public", icon: "shield-check", key: "e" },
  },
  "/dashboard/claims/new": { needs: "claims.change" },
  "/dashboard/claims/{id}": { needs: "claims.read" },
  "/dashboard/content": {
    needs: "content.read",
    navigation: { name: "content", group: "public", icon: "note", key: "w" },
  },
  "/dashboard/content/new": { needs: "content.change" },
  "/dashboard/content/history/{id}": { needs: "content.read" },
  "/dashboard/content/articles/{key}": { needs: "content.read" },
  "/dashboard/content/preview/{id}": { needs: "content.read" },
  "/dashboard/content/questions": { needs: "content.read" },
  "/dashboard/content/questions/new": { needs: "content.change" },
  "/dashboard/content/notices": { needs: "content.read" },
  "/dashboard/content/notices/new": { needs: "content.change" },
  "/dashboard/content/notices/{key}": { needs: "content.read" },
  "/dashboard/analytics": {
    needs: "analytics.read",
    navigation: { name: "analytics", group: "public", icon: "chart", key: "a" },
  },
  "/dashboard/analytics/costs": { needs: "analytics.change" },
  "/dashboard/data-requests": {
    needs: "data-requests.manage",
    navigation: { name: "dataRequests", group: "administration", icon: "doc", key: "d" },
  },
  "/dashboard/data-requests/new": { needs: "data-requests.manage" },
  "/dashboard/data-requests/{reference}": { needs: "data-requests.manage" },
  "/dashboard/complaints": {
    needs: "complaints.manage",
    navigation: { name: "complaints", group: "administration", icon: "scales", key: "m" },
  },
  "/dashboard/complaints/new": { needs: "complaints.manage" },
  "/dashboard/complaints/{reference}": { needs: "complaints.manage" },
  "/dashboard/outbox": {
    needs: "outbox.read",
    listsClients: true,
    navigation: { name: "outbox", group: "administration", icon: "mail", key: "o" },
  },
  "/dashboard/outbox/{id}": { needs: "outbox.read" },
  "/dashboard/outbox/failed/{id}": { needs: "outbox.read", listsClients: true },
  "/dashboard/audit": {
    needs: "audit.read",
    navigation: { name: "audit", group: "administration", icon: "history", key: "l" },
  },
  "/dashboard/account": { needs: "dashboard.open" },
  "/dashboard/staff": {
    needs: "staff.manage",
    navigation: { name: "staff", group: "administration", icon: "key", key: "p" },
  },
  "/dashboard/staff/invite": { needs: "staff.manage" },
  "/dashboard/staff/{id}": { needs: "staff.manage" },
  "/dashboard/settings": {
    needs: "settings.read",
    navigation: { name: "settings", group: "administration", icon: "settings", key: "," },
  },
  "/dashboard/settings/case-rules": { needs: "settings.change" },
  "/dashboard/settings/rules": { needs: "settings.read" },
  "/dashboard/settings/legal": { needs: "content.read" },
  "/dashboard/settings/legal/{key}": { needs: "content.read" },
  // Every legal text was public, and the pages of bookings link to the version that the client read.
  "/dashboard/settings/legal/{key}/{number}": { needs: "dashboard.open" },
  "/dashboard/settings/operations": { needs: "settings.change" },
  "/dashboard/settings/templates": { needs: "settings.read" },
  "/dashboard/settings/templates/new": { needs: "content.change" },
  "/dashboard/settings/templates/{id}": { needs: "settings.read" },
  "/dashboard/setup": {
    needs: "settings.change",
    navigation: { name: "setup", group: "administration", icon: "flag", key: "u" },
  },
  "/dashboard/setup/texts": { needs: "settings.change" },
  "/dashboard/setup/texts/{slug}": { needs: "settings.change" },
  "/dashboard/search": {
    needs: ["bookings.read-all", "bookings.read-own", "inbox.read-all", "inbox.read-own"],
    listsClients: true,
  },
} as const satisfies Readonly<Record<string, DashboardRoute>>;

export type DashboardPath = keyof typeof dashboardRoutes;

/** Whether the path is in the table. */
function isDashboardPage(path: string): path is DashboardPath {
  return path in dashboardRoutes;
}

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

/**
 * Returns the route of a page's path without language and query. Undefined if there is no such page. A route without a
 * variable segment comes first.
 */
export function dashboardPathOf(path: string): DashboardPath | undefined {
  const segments = segmentsOf(path);
  const fits = (route: string) => {
    const pattern = segmentsOf(route);
    return (
      pattern.length === segments.length &&
      pattern.every((segment, index) => segment.startsWith("{") || segment === segments[index])
    );
  };
  const routes = Object.keys(dashboardRoutes).filter(fits) as DashboardPath[];
  return routes.find((route) => !route.includes("{")) ?? routes[0];
}

/** Whether the page exists and the role may open it. */
export function mayOpen(role: Role, path: string): boolean {
  return isDashboardPage(path) && isAllowed(role, dashboardRoutes[path].needs);
}

/** The pages that a role sees in the navigation, in the order of `dashboardRoutes`. */
export function pagesInNavigation(role: Role) {
  return Object.entries<DashboardRoute>(dashboardRoutes).flatMap(([path, { needs, navigation }]) =>
    navigation && isAllowed(role, needs) ? [{ path: path as DashboardPath, ...navigation }] : [],
  );
}
