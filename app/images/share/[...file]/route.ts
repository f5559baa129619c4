import { loadTexts } from "@/lib/content/loaders/texts";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { loadLogoPng } from "@/lib/firm/loaders/logo";
import type { Texts } from "@/lib/content/texts";
import type { Firm } from "@/lib/firm/settings";
import { env } from "@/lib/platform/env";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { pictureFile } from "@/lib/platform/i18n/share-picture";
import { markOf } from "@/lib/site/firm-mark";
import { indexedPaths } from "@/lib/site/published";
import { drawPicture } from "@/lib/site/loaders/share-picture";
import { shareTextOf } from "@/lib/site/share-texts";

type Drawn = { readonly face: string; readonly byFile: Map<string, ArrayBuffer> };

/**
 * A cache of the pictures, because drawing one takes about 100 ms of CPU time. Each picture contains the firm's name
 * and logo, and some a text of the firm, so the cache is emptied when one of them changes.
 */
let drawn: Drawn = { face: "", byFile: new Map() };

/**
 * The picture that social networks and messengers show beside a link. It contains no claims, because a network may
 * cache it for longer than a claim is valid.
 */
export async function GET(_request: Request, { params }: RouteContext<"/images/share/[...file]">): Promise<Response> {
  const path = (await params).file.join("/");
  const [firm, texts] = await Promise.all([loadFirm(), loadTexts()]);
  const picture = locales
    .flatMap((locale) => indexedPaths(locale, texts, firm).map((each) => ({ path: each, locale })))
    .find((each) => pictureFile(each.locale, each.path).join("/") === path);
  if (!picture) return new Response(null, { status: 404 });
  const face = `${firm.logo} ${firm.tradingName} ${texts.version}`;
  if (drawn.face !== face) drawn = { face, byFile: new Map() };
  const { byFile } = drawn;
  const png = byFile.get(path) ?? (await draw(picture, firm, texts));
  byFile.set(path, png);
  return new Response(png, {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=0, s-maxage=60" },
  });
}

type Page = { readonly path: string; readonly locale: Locale };

async function draw({ path, locale }: Page, firm: Firm, texts: Texts): Promise<ArrayBuffer> {
  const { tradingName: name } = firm;
  const letter = letterOf(firm);
  const note = env().SITE_MODE === "demo" ? messagesFor(locale).layout.demo.text : new URL(env().siteUrl).host;
  const logo = await loadLogoPng(firm.logo);
  return drawPicture({ ...shareTextOf(path, locale, texts), name, letter, logo, note });
}

/** The picture of a live firm that has not uploaded its logo has the first letter of its name. */
function letterOf({ tradingName }: Firm): string | undefined {
  const mark = markOf({ tradingName, logo: "/brand.svg" });
  return mark.kind === "letter" ? mark.letter : undefined;
}
