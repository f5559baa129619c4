import type { Needs } from "../../../lib/platform/auth/permissions";

const permissionOf = (file: string, names: readonly string[], needs: Needs) =>
  names.map((name) => [`${file}#${name}`, needs] as const);

/** The permission of each staff action on leads from ads, on their conversions and on the consent for ad data. */
export const leadActions: Readonly<Record<string, Needs>> = Object.fromEntries([
  ...permissionOf(
    "lib/inquiry/lead-board/actions.ts",
    ["changeStage", "undoStage", "addLead", "makeTestLead"],
    "leads.change",
  ),
  ...permissionOf("lib/ads/actions.ts", ["makeFile", "sendNow", "checkWithGoogle"], "leads.export"),
  ...permissionOf("lib/ads/actions.ts", ["withdrawLeadConsent"], "leads.change"),
  ...permissionOf("lib/ads/actions.ts", ["withdrawBookingConsent"], "bookings.change"),
]);

/** The permission of each route handler for files of conversions. */
export const leadEndpoints: Readonly<Record<string, Needs>> = { "/api/staff/conversions": "leads.export" };
