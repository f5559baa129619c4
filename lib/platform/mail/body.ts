/** A part of an email's body, rendered as HTML and as plain text. Both formats keep the line breaks of a text. */
export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "title"; readonly text: string }
  /** Small print that belongs to the block before it. */
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "facts"; readonly rows: readonly Row[] }
  /**
   * A panel with the words that prove to a client that a caller is from the firm. A sentence comes before the words and
   * another sentence after them.
   */
  | {
      readonly kind: "words";
      readonly title: string;
      readonly before: string;
      readonly words: readonly string[];
      readonly after: string;
    }
  /** A button, or a plain link if another link in the email is more important. */
  | { readonly kind: "link"; readonly label: string; readonly href: string; readonly isPlain?: boolean };

export type Row = {
  readonly term: string;
  readonly lines: readonly string[];
  /** How the first line is emphasised. */
  readonly emphasis?: "code" | "bold";
  /** Whether the lines are a name or an address, which a mail program must not translate. */
  readonly isName?: boolean;
};

export type EmailBody = {
  readonly locale: string;
  readonly subject: string;
  /** The text that an inbox shows next to the subject. */
  readonly preview: string;
  /**
   * The firm's name at the top of the HTML part. The plain text leaves the name out, because a locked phone shows the
   * first lines of the plain text to anyone who sees the screen.
   */
  readonly brand: string;
  /** The firm's logo instead of the first letter of its name: a picture inside the email, and its size in pixels. */
  readonly logo?: { readonly cid: string; readonly width: number; readonly height: number } | undefined;
  /** The line above the title that says that this is a demonstration. */
  readonly notice?: string | undefined;
  /** The short line above the title. */
  readonly kicker?: string | undefined;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly blocks: readonly Block[];
  /** The sender in small print at the end. */
  readonly footer: readonly string[];
  /** Texts that become links wherever they occur in the email, such as a phone number. */
  readonly links: readonly { readonly text: string; readonly href: string }[];
};
