import { drawMonogram } from "@/lib/site/monogram/drawing";

/**
 * Returns the rosette that is shown behind a team member's initials. It is drawn from the member's id, so a new member
 * needs no artwork.
 */
export async function GET(_request: Request, { params }: RouteContext<"/images/monograms/[file]">): Promise<Response> {
  const { file } = await params;
  const id = /^([a-z\d][a-z\d-]{0,62})\.svg$/.exec(file)?.[1];
  if (!id) return new Response(null, { status: 404 });
  return new Response(drawMonogram(id), {
    headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
