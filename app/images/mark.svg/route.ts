import { loadFirm } from "@/lib/firm/loaders/firm";
import { drawLetterMark, markOf } from "@/lib/site/firm-mark";

export const dynamic = "force-dynamic";

/** The first letter of the firm's name as an icon, for a live firm without its own logo. */
export async function GET(): Promise<Response> {
  const mark = markOf(await loadFirm());
  if (mark.kind !== "letter") return new Response(null, { status: 404 });
  return new Response(drawLetterMark(mark.letter), {
    headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": "public, max-age=0, s-maxage=60" },
  });
}
