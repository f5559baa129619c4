import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";

import { listFirmVersions } from "../queries/history";
import { listLogos } from "../queries/logos";
import { findFirm } from "../queries/settings";
import { firm } from "../settings-snapshot";

/** Loads the page of the firm's facts. */
export async function loadFirmSettings({ role }: Staff) {
  const [stored, versions, logos] = await Promise.all([findFirm(), listFirmVersions(), listLogos()]);
  return { firm: stored ?? firm(), versions, logos, mayChange: isAllowed(role, "settings.change") };
}
