import { hashIn } from "@/lib/advisers/photos/address";
import { findPictureFile } from "@/lib/content/queries/pictures";

/**
 * Returns a picture of a text. Its address contains its hash, so it never changes. A removed picture may stay in caches
 * for an hour.
 */
export async function GET(_request: Request, { params }: RouteContext<"/images/texts/[file]">): Promise<Response> {
  const hash = hashIn((await params).file);
  const content = hash === undefined ? undefined : await findPictureFile(hash);
  if (!content) return new Response(null, { status: 404 });
  return new Response(content, { headers: { "content-type": "image/webp", "cache-control": "public, max-age=3600" } });
}
