import { findLogo, findLogoPng, findPublicLogo } from "../queries/logos";
import type { StoredLogo } from "../logo/stored-logo";

/** The logos that were loaded last, by path. A path always means the same picture. */
const loaded = new Map<string, StoredLogo | undefined>();

/** Loads an uploaded logo as a PNG. Undefined for a picture that is part of the site. */
export async function loadLogoPng(path: string): Promise<StoredLogo | undefined> {
  if (loaded.has(path)) return loaded.get(path);
  const logo = await findLogoPng(path);
  if (loaded.size > 20) loaded.clear();
  if (logo) loaded.set(path, logo);
  return logo;
}

/** Loads the file of a logo for visitors. Undefined if no version of the firm's record has named it. */
export const loadPublicLogo = findPublicLogo;

/** Loads what is known of an uploaded logo. */
export const loadLogo = findLogo;
