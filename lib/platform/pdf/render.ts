import { takingTurns } from "../event-loop";
import { drawPdf } from "./draw";
import type { Pdf } from "./draw";
import { fontFile } from "./font-file";

/**
 * Renders an A4 document as PDF/A-3b. Other requests are handled in between, because the export of a long
 * correspondence takes seconds.
 */
export async function renderPdf(pdf: Pdf): Promise<Buffer> {
  return Buffer.concat(await drawPdf(pdf, { font: fontFile, nextTurn: takingTurns(), isArchival: true }));
}
