import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { createElement as h } from "react";

import { pictureSize } from "@/lib/platform/i18n/share-picture";

export type Picture = {
  readonly title: string;
  readonly text: string;
  /** The firm's name. */
  readonly name: string;
  /** The first letter of the firm's name, instead of the sample's mark. Undefined in a demonstration. */
  readonly letter: string | undefined;
  /** The firm's own logo, instead of a letter or the sample's mark. */
  readonly logo?: { readonly png: Uint8Array; readonly width: number; readonly height: number } | undefined;
  /** The line at the bottom: the site's host, or a note that the site is a demonstration. */
  readonly note: string;
};

// The colours of the premium theme, repeated here because no stylesheet applies to a picture.
const paper = "#faf7ef";
const ink = "#13213a";
const soft = "#435069";
const gold = "#cba550";
const deep = "#0f1f38";
const onDeep = "#f8f3e6";

/**
 * Draws a share picture as a PNG. Inline styles are allowed here, because the content security policy does not apply:
 * no browser renders this markup.
 */
export async function drawPicture({ title, text, name, letter, logo, note }: Picture): Promise<ArrayBuffer> {
  const body = h(
    "div",
    { style: { ...column, width: "100%", height: "100%", background: paper, color: ink, fontFamily: "Sans" } },
    h("img", { src: trace, width: 440, height: 551, style: { position: "absolute", right: 0, top: 0 } }),
    h(
      "div",
      { style: { ...column, flexGrow: 1, padding: "55px 64px 0" } },
      h(
        "div",
        { style: { display: "flex", alignItems: "center", gap: 21 } },
        markOf({ letter, logo }),
        h("span", { style: { fontFamily: "Serif", fontSize: 34 } }, name),
      ),
      h(
        "div",
        { style: { ...column, flexGrow: 1, justifyContent: "center", gap: 21, width: 800 } },
        h(
          "span",
          { style: { fontFamily: "Serif", fontSize: sizeOf(title), lineHeight: 1.12, letterSpacing: "-0.018em" } },
          title,
        ),
        h("span", { style: { fontSize: 27, lineHeight: 1.42, color: soft } }, text),
      ),
    ),
    h("div", { style: { display: "flex", height: 3, marginTop: 21, background: gold } }),
    h(
      "div",
      {
        style: {
          display: "flex",
          alignItems: "center",
          height: 76,
          padding: "0 64px",
          background: deep,
          color: onDeep,
          fontSize: 29,
        },
      },
      note,
    ),
  );
  return new ImageResponse(body, { ...pictureSize, fonts: await faces() }).arrayBuffer();
}

function markOf({ letter, logo }: Pick<Picture, "letter" | "logo">) {
  if (logo) {
    const src = `data:image/png;base64,${Buffer.from(logo.png).toString("base64")}`;
    return h("img", { src, width: Math.round((logo.width / logo.height) * 66), height: 66 });
  }
  if (letter === undefined) return h("img", { src: mark, width: 60, height: 66 });
  return h("div", { style: letterStyle }, letter);
}

const letterStyle = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  width: 60,
  height: 60,
  borderRadius: 6,
  background: ink,
  color: paper,
  fontFamily: "Serif",
  fontSize: 40,
} as const;

const column = { display: "flex", flexDirection: "column" } as const;

/** The font size in pixels at which the title fits on three lines beside the drawing. */
function sizeOf(title: string): number {
  if (title.length > 62) return 47;
  return title.length > 40 ? 54 : 60;
}

const svg = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const mark = svg(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 44" width="60" height="66"><path fill="${ink}" d="M20 1.5 3 7.3v13.5c0 10.3 6.7 17.6 17 21.7 10.3-4.1 17-11.4 17-21.7V7.3z"/><path fill="none" stroke="${paper}" d="M20 4.7 6 9.5v11.3c0 8.5 5.4 14.6 14 18.4 8.6-3.8 14-9.9 14-18.4V9.5z"/><path fill="none" stroke="${paper}" stroke-width="3.2" d="M15 31V13.5h11.5M15 21.8h8.3"/><path fill="none" stroke="${gold}" stroke-width="2.2" d="M10.5 26.3h19"/></svg>`,
);

/** The motif of the home page's hero: the lines of a ledger, and a gold line through five accounts. */
const trace = svg(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 551" width="440" height="551" fill="none"><g stroke="${ink}" stroke-opacity=".11">${Array.from({ length: 14 }, (_, line) => `<path d="M144 ${38 * line + 17}h296"/>`).join("")}<path d="M233 0v551M322 0v551M411 0v551"/></g><path stroke="${gold}" stroke-width="3" d="M233 55v76h89v114h-44v115h133v114h-55v77"/><g fill="${paper}" stroke="${gold}" stroke-width="3"><circle cx="233" cy="55" r="8"/><circle cx="322" cy="131" r="8"/><circle cx="278" cy="245" r="8"/><circle cx="411" cy="360" r="8"/><circle cx="356" cy="474" r="8"/></g></svg>`,
);

let loaded: Promise<Awaited<ReturnType<typeof readFace>>[]> | undefined;

/** The renderer cannot read woff2, so these are the woff files. The Latin subset covers all three languages. */
function faces() {
  return (loaded ??= Promise.all([
    readFace("Serif", "source-serif-4/files/source-serif-4-latin-400-normal.woff"),
    readFace("Sans", "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff"),
  ]));
}

async function readFace(name: string, file: string) {
  const data = await readFile(join(process.cwd(), "node_modules/@fontsource", file));
  return { name, data, weight: 400, style: "normal" } as const;
}
