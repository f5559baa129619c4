import PDFDocument from "pdfkit";

import type { Instant } from "../time/instant";
import { runsOf } from "./fonts";
import type { FontName, Weight } from "./fonts";
import { piecesOf } from "./pieces";

export type Fact = {
  readonly term: string;
  readonly value: string;
  /** Whether the value is an amount of money. Amounts are aligned at their right ends. */
  readonly isAmount?: boolean;
};

export type Part =
  | { readonly kind: "heading" | "subheading" | "paragraph"; readonly text: string }
  | { readonly kind: "facts"; readonly facts: readonly Fact[] };

export type Pdf = {
  readonly title: string;
  /** The language of the document, as a BCP 47 tag. */
  readonly language: string;
  readonly createdAt: Instant;
  /** One line at the top of each page. */
  readonly header: string;
  /** A picture before the header: a PNG with its size in pixels. */
  readonly logo?: { readonly png: Uint8Array; readonly width: number; readonly height: number } | undefined;
  readonly parts: readonly Part[];
  /** An embedded file that has the content of the document in another format, for example the XML of an invoice. */
  readonly attachment?: Attachment | undefined;
  /** One line at the foot of a page, for example "Page 1 of 3". */
  footer(page: number, pages: number): string;
};

type Attachment = {
  readonly name: string;
  readonly type: string;
  readonly content: string;
  readonly description: string;
  /** RDF that describes the file in the document's XMP metadata. */
  readonly metadata: string;
};

/** What differs between a server and a browser. */
export type Surroundings = {
  /** The font files that can be chosen. All of them by default. */
  readonly fonts?: readonly FontName[];
  /** The path of a font file, or its content. */
  font(name: FontName, weight: Weight): string | Uint8Array;
  /** Lets other work run if this work has taken long. */
  nextTurn(): Promise<void>;
  /** Whether to write PDF/A-3b, for which pdfkit reads a colour profile from the disk. */
  readonly isArchival: boolean;
};

/** Lengths are in points: A4 is 595 by 842. */
const margin = { top: 72, bottom: 72, left: 57, right: 57 };
const termWidth = 150;
const amountWidth = 90;
const gap = 13;
const logoHeight = 30;
const sizes = { title: 21, heading: 15, subheading: 11, paragraph: 10, small: 8 } as const;
const muted = "#4a5560";

/** The kinds of elements in the structure of a document, as PDF names them. */
type Tag = "H1" | "H2" | "H3" | "P" | "Lbl" | "LBody";
const tags = { heading: "H2", subheading: "H3", paragraph: "P" } as const;
type Element = ReturnType<PDFKit.PDFDocument["struct"]>;

/** The height of the site's typeface above the baseline, in ems. */
const ascent = 0.984;

/**
 * Writes an A4 document with tags, and returns the parts of its file. Text flows across pages automatically. The same
 * input gives the same bytes.
 */
export async function drawPdf(pdf: Pdf, { fonts, font, nextTurn, isArchival }: Surroundings): Promise<Uint8Array[]> {
  const { title, language, createdAt, header, logo, parts, attachment, footer } = pdf;
  const document = new PDFDocument({
    size: "A4",
    margins: margin,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    // Screen readers read the structure: what is a heading, a paragraph, a term and its value.
    tagged: true,
    ...(isArchival && { subset: "PDF/A-3b" }),
    pdfVersion: "1.7",
    info: { Title: inMetadata(title), Author: inMetadata(header), CreationDate: new Date(createdAt) },
    // Without null here, pdfkit would load a standard font, which it does not embed.
    font: null as unknown as string,
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<Uint8Array[]>((resolve, reject) => {
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("end", () => resolve(chunks));
    document.on("error", reject);
  });
  const picture = logo ? asBuffer(logo.png) : undefined;
  const logoSpace = logo ? (logo.width / logo.height) * logoHeight + gap : 0;
  const opened = new Set<string>();
  const width = document.page.width - margin.left - margin.right;
  const bottom = document.page.height - margin.bottom;

  const root = document.struct("Document");
  document.addStructure(root);

  /** Chooses a font. pdfkit reads each font once, if it has a name. */
  function choose(name: FontName, weight: Weight): void {
    const alias = `${name} ${weight}`;
    if (!opened.has(alias)) document.registerFont(alias, font(name, weight) as string);
    opened.add(alias);
    document.font(alias);
  }

  /** Writes a text as an element of the document's structure. */
  async function writeElement(tag: Tag, text: string, place: Place, parent = root): Promise<void> {
    const element = document.struct(tag);
    parent.add(element);
    const content = document.markStructureContent(tag);
    await write(text, place);
    document.endMarkedContent();
    element.add(content);
    element.end();
  }

  /** Writes a text at `x` and `y`, and sets `document.y` to the line below the text. */
  async function write(
    text: string,
    { x = margin.left, y = document.y, wide = width, size = 10, weight = "regular", align = "left" }: Place,
  ): Promise<void> {
    document.fontSize(size);
    const pieces = piecesOf(text);
    for (const [place, piece] of pieces.entries()) {
      const runs = runsOf(piece, fonts);
      for (const [index, run] of runs.entries()) {
        await nextTurn();
        choose(run.font, weight);
        const isLast = place === pieces.length - 1 && index === runs.length - 1;
        // A text may mix typefaces of different heights. The explicit baseline aligns them.
        const options = { width: wide, align, continued: !isLast, baseline: -ascent * size };
        if (place === 0 && index === 0) document.text(run.text, x, y, options);
        else document.text(run.text, options);
      }
    }
  }

  /** Begins a new page if the current page has less space than this height. */
  function need(height: number): void {
    if (document.y + height > bottom) document.addPage();
  }

  async function writeFact({ term, value, isAmount = false }: Fact, list: Element): Promise<void> {
    const item = document.struct("LI");
    list.add(item);
    need(2 * sizes.paragraph);
    const y = document.y;
    const pages = document.bufferedPageRange().count;
    await writeElement("Lbl", term, { y, wide: termWidth, size: sizes.paragraph, weight: "bold" }, item);
    const below = document.y;
    const x = margin.left + termWidth + gap;
    const place = isAmount ? ({ wide: amountWidth, align: "right" } as const) : { wide: width - termWidth - gap };
    await writeElement("LBody", value, { x, y, size: sizes.paragraph, ...place }, item);
    item.end();
    // The next fact begins below both the term and the value. If the value ends on a later page, the next fact begins
    // below the value, because the term is on an earlier page.
    if (document.bufferedPageRange().count === pages) document.y = Math.max(document.y, below);
    document.y += 3;
  }

  await writeElement("H1", title, { size: sizes.title, weight: "bold" });
  for (const part of parts) {
    if (part.kind === "facts") {
      document.y += 3;
      const list = document.struct("L");
      root.add(list);
      for (const fact of part.facts) await writeFact(fact, list);
      list.end();
      continue;
    }
    document.y += part.kind === "heading" ? 1.5 * gap : 0.7 * gap;
    if (part.kind !== "paragraph") need(60);
    const weight = part.kind === "paragraph" ? "regular" : "bold";
    await writeElement(tags[part.kind], part.text, { size: sizes[part.kind], weight });
  }

  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    // For text below the bottom margin, pdfkit would begin a new page.
    document.page.margins.bottom = 0;
    document.fillColor(muted);
    document.markContent("Artifact", { type: "Pagination" });
    if (picture) document.image(picture, margin.left, (margin.top - logoHeight) / 2 - 4, { height: logoHeight });
    await write(header, {
      x: margin.left + logoSpace,
      wide: width - logoSpace,
      y: logo ? margin.top / 2 - 8 : margin.top / 2,
      size: sizes.small,
    });
    await write(footer(page + 1, count), { y: document.page.height - margin.bottom / 2, size: sizes.small });
    document.endMarkedContent();
    // Compresses the page. Otherwise pdfkit compresses all pages at once at the end.
    document.page.end();
    document.page.end = () => undefined;
  }
  if (attachment) {
    const { name, type, content, description, metadata } = attachment;
    const at = new Date(createdAt);
    const facts = { name, type, description, creationDate: at, modifiedDate: at, relationship: "Alternative" };
    document.file(asBuffer(new TextEncoder().encode(content)), facts);
    document.appendXML(metadata);
  }
  document.end();
  return ended;
}

/** pdfkit takes any bytes. Only its types require Node's class. */
const asBuffer = (bytes: Uint8Array) => bytes as Buffer;

/** pdfkit 0.20.2 writes the title and the author into the XMP metadata without escaping them. */
const inMetadata = (text: string) => text.replaceAll("&", "+").replace(/[<>]/g, "");

type Place = {
  readonly x?: number;
  readonly y?: number;
  readonly wide?: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly align?: "left" | "right";
};
