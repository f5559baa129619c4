import { env } from "@/lib/platform/env";
import { locales } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { pathsOf, routes } from "@/lib/platform/i18n/routes";
import { pictureFile } from "@/lib/platform/i18n/share-picture";
import { profile } from "@/lib/firm/profile";

import { drawPicture } from "./picture";
import { wordsOf } from "./words";

/** Drawn once, by the build; any other name is no picture. */
export const dynamic = "force-static";
export const dynamicParams = false;

const pictures = routes
  .filter(({ isIndexed }) => isIndexed)
  .flatMap(pathsOf)
  .flatMap((path) => locales.map((locale) => ({ path, locale, file: pictureFile(locale, path) })));

export function generateStaticParams() {
  return pictures.map(({ file }) => ({ file: [...file] }));
}

/**
 * What networks and messengers show beside a link. No claim stands on it: they keep a picture for as long as they
 * like, and so past the day on which a record ends.
 */
export async function GET(_request: Request, { params }: RouteContext<"/images/share/[...file]">): Promise<Response> {
  const asked = (await params).file.join("/");
  const picture = pictures.find(({ file }) => file.join("/") === asked);
  if (!picture) return new Response(null, { status: 404 });

  const isDemo = env().SITE_MODE === "demo";
  const { demo } = messagesFor(picture.locale).layout;
  const words = await wordsOf(picture.path, picture.locale);
  const png = await drawPicture({ ...words, name: profile().name, note: isDemo ? demo.text : new URL(env().siteUrl).host });
  return new Response(png, { headers: { "content-type": "image/png", "cache-control": "public, max-age=86400" } });
}
