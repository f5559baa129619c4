import { hashIn } from "@/lib/advisers/photos/address";
import { findPhoto } from "@/lib/advisers/queries/photos";

/**
 * Returns the photo of an adviser. Its address contains its hash, so it never changes. A removed photo may stay in
 * caches for an hour.
 */
export async function GET(_request: Request, { params }: RouteContext<"/images/advisers/[file]">): Promise<Response> {
  const hash = hashIn((await params).file);
  const content = hash === undefined ? undefined : await findPhoto(hash);
  if (!content) return new Response(null, { status: 404 });
  return new Response(content, { headers: { "content-type": "image/webp", "cache-control": "public, max-age=3600" } });
}
