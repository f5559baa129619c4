import { kitArchive } from "@/lib/evidence/archive";
import type { KitContext } from "@/lib/evidence/archive";
import { carriedText } from "@/lib/evidence/carry";
import { kitText, openKit } from "@/lib/evidence/kit";
import type { Work } from "@/lib/evidence/work";

import { bundledFonts, fontBytes } from "./font-bytes";

export { carriedText, kitText, openKit };

/** In milliseconds. After this time the page may draw and react, before the document goes on. */
const longestTurn = 30;

/** Makes the archive in the page. */
export const makeKit = (work: Work, context: KitContext) =>
  kitArchive(work, context, { fonts: bundledFonts, font: fontBytes, nextTurn: takingTurns(), isArchival: false });

function takingTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestTurn) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
