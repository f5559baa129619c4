import { cache } from "react";

import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";

import { shownPicture } from "../pictures/picture";
import type { ShownPicture } from "../pictures/picture";
import { listPictures } from "../queries/pictures";

/**
 * Loads the pictures that texts show, by name. The page of a text carries the version of the texts, which changes with
 * the pictures too. While the database is unavailable, there are none.
 */
export const loadPictures = cache(async (): Promise<ReadonlyMap<string, ShownPicture>> => {
  try {
    const pictures = await listPictures();
    return new Map(
      pictures.flatMap((picture) => {
        const shown = shownPicture(picture);
        return shown ? [[picture.name, shown] as const] : [];
      }),
    );
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return new Map();
  }
});
