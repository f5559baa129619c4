import type { Needs } from "../../../lib/platform/auth/permissions";
import { contentActions, contentEndpoints } from "./expected-content";

const address = (name: string) => `lib/statistics/desk/actions.ts#${name}`;

/** The permission of each action on the texts of the firm and on the page of the statistics. */
export const otherActions: Readonly<Record<string, Needs>> = {
  ...contentActions,
  [address("addRemark")]: "analytics.change",
  [address("removeRemark")]: "analytics.change",
  [address("restoreRemark")]: "analytics.change",
  [address("storeCosts")]: "analytics.change",
  [address("changeStatisticsEmails")]: "analytics.read",
};

/** The permission of each route handler of the texts and of the statistics. */
export const otherEndpoints: Readonly<Record<string, Needs>> = {
  ...contentEndpoints,
  "/api/staff/analytics": "analytics.read",
  "/api/staff/costs": "analytics.change",
};
