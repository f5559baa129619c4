const deepestQuote = 3;
const longestLinkText = 2_000;

/** Collects the text of an HTML document as lines. Spaces and line breaks in HTML count as one space. */
export class TextLines {
  private readonly lines: string[] = [];
  private line = "";
  private length = 0;
  private depth = 0;
  private needsSpace = false;
  private isNewCell = false;
  private hasBlank = false;
  private isPreserved = false;
  private linkText = "";

  constructor(private readonly limit: number) {}

  add(text: string): void {
    if (this.length >= this.limit) return;
    if (this.isPreserved) return this.addPreserved(text);
    if (text.includes("\u00a0")) this.hasBlank = true;
    const words = text.replace(/\s+/g, " ");
    if (words === " ") {
      this.needsSpace = true;
      return;
    }
    const [startsWithSpace, endsWithSpace] = [words.startsWith(" "), words.endsWith(" ")];
    this.append(words.trim(), startsWithSpace);
    this.needsSpace = endsWithSpace;
  }

  /** Ends the line, if there is anything in it. */
  end(): void {
    if (this.line !== "" || this.hasBlank) this.break();
    this.needsSpace = false;
    this.isNewCell = false;
  }

  /** Ends the line. Several empty lines in a row become one. */
  break(): void {
    if (this.length >= this.limit) return;
    const quote = "> ".repeat(Math.min(this.depth, deepestQuote));
    const line = `${quote}${this.line}`.trimEnd();
    const isRepeated = this.line === "" && this.lines.at(-1) === line;
    if (!isRepeated) {
      this.lines.push(line);
      this.length += quote.length + 1;
    }
    this.line = "";
    this.hasBlank = false;
    this.needsSpace = false;
    this.isNewCell = false;
  }

  /** Separates the cells of a table row, so that the amounts in them do not run together. */
  startCell(): void {
    this.isNewCell = true;
  }

  quote(change: 1 | -1): void {
    this.end();
    this.depth = Math.max(0, this.depth + change);
  }

  preserve(isPreserved: boolean): void {
    this.isPreserved = isPreserved;
  }

  startLink(): void {
    this.linkText = "";
  }

  /** Adds the address behind a link, unless the link's text is the address. */
  addAddress(address: string): void {
    if (!/^(?:https?|ftp|mailto|tel):/i.test(address) || plain(address) === plain(this.linkText)) return;
    this.append(`<${address.replace(/\s/g, "%20")}>`, true);
  }

  finish(): { readonly text: string; readonly isComplete: boolean } {
    this.end();
    // `end` adds no line once the limit is reached.
    return { text: [...this.lines, this.line].join("\n").trim(), isComplete: this.length < this.limit };
  }

  private append(words: string, hasSpace: boolean): void {
    const separator = this.isNewCell ? " | " : this.needsSpace || hasSpace ? " " : "";
    const added = this.line === "" ? words : separator + words;
    this.line += added;
    this.length += added.length;
    if (this.linkText.length < longestLinkText) this.linkText += added;
    this.isNewCell = false;
    this.needsSpace = false;
  }

  private addPreserved(text: string): void {
    const [first = "", ...others] = text.split(/\r?\n/);
    this.line += first;
    this.length += text.length;
    for (const line of others) {
      this.break();
      this.line = line;
    }
  }
}

/** An address without what programs leave out when they show it. */
function plain(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:|tel:)(?:www\.)?|^www\./, "")
    .replace(/\/$/, "");
}
