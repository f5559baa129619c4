import { loadPublicLogo } from "@/lib/firm/loaders/logo";

export const dynamic = "force-dynamic";

/**
 * The firm's uploaded logo. A path always means the same file. The policy allows nothing but the drawing itself, for a
 * browser that opens the file as a page.
 */
export async function GET(_request: Request, { params }: RouteContext<"/images/logo/[file]">): Promise<Response> {
  const { file } = await params;
  const logo = await loadPublicLogo(`/images/logo/${file}`);
  if (!logo) return new Response(null, { status: 404 });
  return new Response(logo, {
    headers: {
      "content-type": file.endsWith(".svg") ? "image/svg+xml; charset=utf-8" : "image/png",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
