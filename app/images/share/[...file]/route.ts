import { loadFirm } from "@/lib/firm/load-firm";
import { env } from "@/lib/platform/env";
import { locales } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { pathsOf, routes } from "@/lib/platform/i18n/routes";
import { pictureFile } from "@/lib/platform/i18n/share-picture";

import { drawPicture } from "./picture";
import { wordsOf } from "./words";

const pictures = routes
  .filter(({ isIndexed }) => isIndexed)
  .flatMap(pathsOf)
  .flatMap((path) => locales.map((locale) => ({ path, locale, file: pictureFile(locale, path).join("/") })));

type Drawn = { readonly name: string; readonly byFile: Map<string, ArrayBuffer> };

/** What was drawn under the firm's present name: drawing takes a processor for some 100 ms. */
let drawn: Drawn = { name: "", byFile: new Map() };

/**
 * What networks and messengers show beside a link; any other file is no picture. No claim stands on it: they keep a picture
 * for as long as they like, and so past the day on which a record ends.
 */
export async function GET(_request: Request, { params }: RouteContext<"/images/share/[...file]">): Promise<Response> {
  const asked = (await params).file.join("/");
  const picture = pictures.find(({ file }) => file === asked);
  if (!picture) return new Response(null, { status: 404 });
  const { tradingName: name } = await loadFirm();
  if (drawn.name !== name) drawn = { name, byFile: new Map() };
  const { byFile } = drawn;
  const png = byFile.get(asked) ?? (await draw(picture, name));
  byFile.set(asked, png);
  return new Response(png, {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=0, s-maxage=60" },
  });
}

async function draw({ path, locale }: (typeof pictures)[number], name: string): Promise<ArrayBuffer> {
  const note = env().SITE_MODE === "demo" ? messagesFor(locale).layout.demo.text : new URL(env().siteUrl).host;
  return drawPicture({ ...(await wordsOf(path, locale)), name, note });
}
